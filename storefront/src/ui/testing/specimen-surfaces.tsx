import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { Button } from '../button/button.tsx'
import { Switch } from '../button/switch.tsx'
import { Keypad } from '../keypad/keypad.tsx'
import { Card } from '../layout/card.tsx'
import { Note } from '../layout/note.tsx'
import { Section } from '../layout/section.tsx'
import { Rail } from '../list/rail.tsx'
import { Row, Rows } from '../list/rows.tsx'
import { Steps } from '../list/steps.tsx'
import { SwipeRow } from '../list/swipe-row.tsx'
import { Timeline } from '../list/timeline.tsx'
import { Avatar } from '../media/avatar.tsx'
import { Gallery } from '../media/gallery.tsx'
import { Picture } from '../media/picture.tsx'
import { Money } from '../money/money.tsx'
import { Sums } from '../money/sums.tsx'
import layout from '../styles/layout.module.css'
import { Tag } from '../text/tag.tsx'
import { Countdown } from '../time/countdown.tsx'
import type { SpecimenWords } from './specimen-words.ts'

type Props = { words: SpecimenWords; picture: string }

export function Surfaces({ words, picture }: Props) {
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
          label={words.name}
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

export function Pictures({ words, picture }: Props) {
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
