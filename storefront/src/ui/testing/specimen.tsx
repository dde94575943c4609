// long: every piece in every state, side by side on one page
import {
  IconBell,
  IconClock,
  IconHeart,
  IconHome,
  IconLayoutGrid,
  IconMapPin,
  IconShoppingCart,
  IconTrash,
  IconUser,
} from '@tabler/icons-react'
import { useState } from 'react'
import { Avatar } from '../avatar.tsx'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { Check } from '../check.tsx'
import { Chip, Chips } from '../chip.tsx'
import { ChoiceRow, ChoiceRows } from '../choice-row.tsx'
import { CopyButton } from '../copy-button.tsx'
import { Countdown } from '../countdown.tsx'
import { Empty } from '../empty.tsx'
import { ErrorState } from '../error-state.tsx'
import { Foot } from '../foot.tsx'
import { Gallery } from '../gallery.tsx'
import { IconButton } from '../icon-button.tsx'
import { Keypad } from '../keypad.tsx'
import layout from '../layout.module.css'
import { Money } from '../money.tsx'
import { MoneyField } from '../money-field.tsx'
import { Note } from '../note.tsx'
import { Page } from '../page.tsx'
import { PasswordField } from '../password-field.tsx'
import { PhoneField } from '../phone-field.tsx'
import { PickField } from '../pick-field.tsx'
import { Picture } from '../picture.tsx'
import { PictureUpload } from '../picture-upload.tsx'
import { Rail } from '../rail.tsx'
import { Rating } from '../rating.tsx'
import { RatingField } from '../rating-field.tsx'
import { Row, Rows } from '../rows.tsx'
import { SearchField, SearchLink } from '../search-field.tsx'
import { Section } from '../section.tsx'
import { Segment } from '../segment.tsx'
import { SelectField } from '../select-field.tsx'
import { Skeleton, SkeletonRows, Waiting } from '../skeleton.tsx'
import { Stepper } from '../stepper.tsx'
import { Steps } from '../steps.tsx'
import { Sums } from '../sums.tsx'
import { SwipeRow } from '../swipe-row.tsx'
import { Switch } from '../switch.tsx'
import { TabBar } from '../tab-bar.tsx'
import { Tabs } from '../tabs.tsx'
import { Tag } from '../tag.tsx'
import { TextArea } from '../text-area.tsx'
import { TextField } from '../text-field.tsx'
import { Timeline } from '../timeline.tsx'
import { TopBar } from '../top-bar.tsx'
import rank from '../type.module.css'
import type { SpecimenWords } from './specimen-words.ts'

type Props = { words: SpecimenWords; picture: string }

/** Every piece in its states on one page, for the checks of accessibility and of the look. */
export function Specimen({ words, picture }: Props) {
  return (
    <Page tabbed>
      <TopBar
        title={words.title}
        onBack={() => {}}
        end={
          <IconButton label={words.news} dot>
            <IconBell aria-hidden="true" />
          </IconButton>
        }
      />
      <main className={layout.stackL}>
        <Types words={words} />
        <Buttons words={words} />
        <Choices words={words} />
        <Fields words={words} />
        <Surfaces words={words} picture={picture} />
        <Pictures words={words} picture={picture} />
        <States words={words} />
      </main>
      <Foot aboveTabs>
        <Check label={words.states[0] ?? ''} shown checked={false} onChange={() => {}} />
        <span className={layout.grow} />
        <Button>{words.pay}</Button>
      </Foot>
      <Bar words={words} />
    </Page>
  )
}

type Words = { words: SpecimenWords }

function Types({ words }: Words) {
  return (
    <div className={`${layout.pad} ${layout.stackS}`}>
      <p className={rank.display}>
        <Money cents={123_456_789} />
      </p>
      <p className={rank.title1}>{words.section}</p>
      <p className={rank.title2}>{words.section}</p>
      <p className={rank.title3}>{words.name}</p>
      <p>{words.sentence}</p>
      <p className={`${rank.small} ${rank.t2}`}>{words.sentence}</p>
      <p className={`${rank.mini} ${rank.t3}`}>{words.sentence}</p>
      <p>
        <Money cents={-11_200} /> <Money cents={50_000} signed tone="in" /> <Money cents={12_900} was={15_900} />
      </p>
      <Rating value={4.9} compact /> <Rating value={3.6} count={318} />
    </div>
  )
}

function Buttons({ words }: Words) {
  return (
    <div className={`${layout.pad} ${layout.stack}`}>
      <Button wide>{words.pay}</Button>
      <div className={`${layout.row} ${layout.wrap}`}>
        <Button tone="soft">{words.follow}</Button>
        <Button tone="plain">{words.add}</Button>
        <Button tone="quiet">{words.edit}</Button>
        <Button tone="bad">{words.remove}</Button>
        <Button disabled>{words.pay}</Button>
        <Button busy>{words.paying}</Button>
        <Button size="small">{words.pay}</Button>
        <Button size="small" tone="soft" href="/specimen">
          {words.follow}
        </Button>
        <IconButton label={words.favourites}>
          <IconHeart aria-hidden="true" />
        </IconButton>
        <IconButton label={words.favourites} tone="fill" pressed>
          <IconHeart aria-hidden="true" />
        </IconButton>
        <IconButton label={words.tabs[2] ?? ''} count={120} href="/specimen">
          <IconShoppingCart aria-hidden="true" />
        </IconButton>
        <CopyButton text={words.email} />
      </div>
    </div>
  )
}

function Choices({ words }: Words) {
  const [tab, setTab] = useState('1')
  const [way, setWay] = useState('0')
  const [quantity, setQuantity] = useState(1)
  const [score, setScore] = useState(4)
  const [speed, setSpeed] = useState('0')
  const [isOn, setIsOn] = useState(true)
  return (
    <div className={layout.stack}>
      <Chips label={words.section}>
        <Chip>{words.add}</Chip>
        <Chip pressed removable>
          {words.clay}
        </Chip>
        <Chip disabled>{words.clay}</Chip>
        <Chip>{words.name}</Chip>
      </Chips>
      <Tabs
        label={words.title}
        tabs={words.states.map((label, place) => ({ value: String(place), label, count: place === 1 ? 2 : 0 }))}
        value={tab}
        onChange={setTab}
      />
      <div className={`${layout.pad} ${layout.stack}`}>
        <Segment
          label={words.title}
          options={words.ways.map((label, place) => ({ value: String(place), label }))}
          value={way}
          onChange={setWay}
        />
        <div className={`${layout.row} ${layout.wrap}`}>
          <Stepper label={words.quantity} value={quantity} max={12} onChange={setQuantity} />
          <Check label={words.clay} checked={isOn} onChange={setIsOn} />
          <Check label={words.clay} checked={false} onChange={setIsOn} />
          <Check label={words.clay} checked={false} mixed onChange={setIsOn} />
          <Switch label={words.news} checked={isOn} onChange={setIsOn} />
          <Switch label={words.news} checked={!isOn} onChange={setIsOn} />
        </div>
        <RatingField label={words.score} value={score} onChange={setScore} />
        <ChoiceRows legend={words.delivery} shown>
          {[words.standard, words.express].map((title, place) => (
            <ChoiceRow
              key={title}
              name="speed"
              value={String(place)}
              checked={speed === String(place)}
              onChange={setSpeed}
              title={title}
              detail={words.when}
              trailing={words.free}
            />
          ))}
        </ChoiceRows>
      </div>
    </div>
  )
}

function Fields({ words }: Words) {
  const [text, setText] = useState('')
  const [cents, setCents] = useState<number | null>(240_000)
  return (
    <div className={`${layout.pad} ${layout.stack}`}>
      <SearchField label={words.search} placeholder={words.search} />
      <SearchLink href="/specimen">{words.search}</SearchLink>
      <TextField label={words.email} value={text} onChange={setText} placeholder="you@example.com" />
      <PasswordField
        label={words.password}
        value="sampan"
        onChange={setText}
        autoComplete="new-password"
        hint={words.passwordHint}
      />
      <MoneyField label={words.amount} cents={cents} onChange={setCents} error={words.amountError} />
      <PhoneField label={words.mobile} dial="+66" value="81 234 5678" onChange={setText} />
      <PickField label={words.area} placeholder={words.areaEmpty} onOpen={() => {}} />
      <SelectField
        label={words.delivery}
        value=""
        onChange={setText}
        placeholder={words.areaEmpty}
        options={[{ value: '0', label: words.standard }]}
      />
      <TextArea label={words.explanation} value={words.sentence} onChange={setText} maxLength={500} />
      <PictureUpload
        label={words.proof}
        value={[]}
        onChange={() => {}}
        max={5}
        upload={() => Promise.reject(new Error('the specimen sends nothing'))}
      />
    </div>
  )
}

function Surfaces({ words, picture }: Props) {
  return (
    <div className={`${layout.pad} ${layout.stack}`}>
      <Rows>
        <Row icon={<IconHeart aria-hidden="true" />} title={words.favourites} value={18} href="/specimen" />
        <Row
          icon={<IconMapPin aria-hidden="true" />}
          title={words.addresses}
          detail={words.sentence}
          onClick={() => {}}
        />
        <Row
          icon={<IconBell aria-hidden="true" />}
          title={words.news}
          trailing={<Switch label={words.news} checked onChange={() => {}} />}
        />
        <Row title={words.remove} tone="bad" onClick={() => {}} />
      </Rows>
      <Sums
        lines={[
          { label: words.title, value: <Money cents={24_100} tone="inherit" /> },
          { label: words.delivery, value: words.free },
          { label: words.note, value: <Money cents={-1_000} tone="inherit" />, tone: 'accent' },
        ]}
        total={{ label: words.total, value: <Money cents={23_100} /> }}
      />
      <div className={`${layout.row} ${layout.wrap}`}>
        {(['plain', 'accent', 'good', 'wait', 'bad'] as const).map((tone, place) => (
          <Tag key={tone} tone={tone} icon={<IconClock aria-hidden="true" />}>
            {words.states[place]}
          </Tag>
        ))}
      </div>
      {(['plain', 'good', 'wait', 'bad'] as const).map((tone) => (
        <Note key={tone} tone={tone}>
          {words.note}
        </Note>
      ))}
      <Card>
        <SwipeRow
          actions={[
            { label: words.favourites, icon: <IconHeart aria-hidden="true" />, onAct: () => {} },
            { label: words.remove, icon: <IconTrash aria-hidden="true" />, tone: 'bad', onAct: () => {} },
          ]}
        >
          <div className={layout.row}>
            <Picture src={picture} alt="" shape="thumb" show="thumb" />
            <span className={layout.grow}>{words.name}</span>
          </div>
        </SwipeRow>
      </Card>
      <Card>
        <Steps label={words.title} steps={words.states.slice(1, 5)} current={2} />
      </Card>
      <Card>
        <Timeline
          items={words.states.slice(2).map((title) => ({ key: title, title, at: words.when, detail: words.note }))}
        />
      </Card>
      <div className={layout.row}>
        <Avatar name={words.name} /> <Avatar name={words.name} src={picture} />
        <Avatar name={words.name} size="small" /> <Avatar name={words.name} size="large" />
        <Countdown until="2020-01-01T00:00:00Z" />
      </div>
      <Card>
        <Keypad label={words.code} onConfirm={() => {}} forgot={<Button tone="quiet">{words.forgot}</Button>} />
      </Card>
    </div>
  )
}

function Pictures({ words, picture }: Props) {
  const three = ['a', 'b', 'c'].map((key) => `${picture}#${key}`)
  return (
    <>
      <Gallery label={words.name} pictures={three.map((src) => ({ src, alt: words.name }))} />
      <Section title={words.section} action={<a href="/specimen">{words.all}</a>}>
        <Rail>
          {three.map((src) => (
            <Picture key={src} src={src} alt="" show="tile" className="specimen-tile" />
          ))}
        </Rail>
      </Section>
      <div className={layout.grid}>
        <Picture src={picture} alt={words.name} ratio="card" show="card" />
        <Picture src={null} alt={words.name} ratio="card" />
      </div>
    </>
  )
}

function States({ words }: Words) {
  return (
    <>
      <Waiting>
        <div className={layout.grid}>
          <Skeleton shape="card" />
          <span>
            <Skeleton shape="title" width="half" />
            <Skeleton />
            <Skeleton width="most" />
          </span>
        </div>
        <SkeletonRows rows={2} />
      </Waiting>
      <ErrorState onRetry={() => {}} />
      <Empty title={words.empty} text={words.emptyText} action={<Button>{words.emptyAction}</Button>} />
    </>
  )
}

function Bar({ words }: Words) {
  const icons = [IconHome, IconLayoutGrid, IconShoppingCart, IconUser]
  return (
    <TabBar
      label={words.title}
      items={icons.map((Icon, place) => ({
        href: `/specimen/${place}`,
        label: words.tabs[place] ?? '',
        icon: <Icon aria-hidden="true" />,
        current: place === 2,
        count: place === 2 ? 4 : 0,
        countLabel: words.quantity,
      }))}
    />
  )
}
