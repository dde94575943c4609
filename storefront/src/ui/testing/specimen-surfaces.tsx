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
import { Row, Rows } from '../layout/rows.tsx'
import { Section } from '../layout/section.tsx'
import { Rail } from '../list/rail.tsx'
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
import type { SpecimenTexts } from './specimen-texts.ts'

type Props = { texts: SpecimenTexts; picture: string }

export function Surfaces({ texts, picture }: Props) {
  return (
    <div className={`${layout.pad} ${layout.stack}`}>
      <Rows>
        <Row icon={<IconHeart aria-hidden="true" />} title={texts.favourites} value={18} href="/specimen" />
        <Row
          icon={<IconMapPin aria-hidden="true" />}
          title={texts.addresses}
          detail={texts.sentence}
          onClick={() => {}}
        />
        <Row
          icon={<IconBell aria-hidden="true" />}
          title={texts.news}
          trailing={<Switch label={texts.news} checked onChange={() => {}} />}
        />
        <Row title={texts.remove} tone="bad" onClick={() => {}} />
      </Rows>
      <Sums
        lines={[
          { label: texts.title, value: <Money cents={24_100} tone="inherit" /> },
          { label: texts.delivery, value: texts.free },
          { label: texts.note, value: <Money cents={-1_000} tone="inherit" />, tone: 'accent' },
        ]}
        total={{ label: texts.total, value: <Money cents={23_100} /> }}
      />
      <div className={`${layout.row} ${layout.wrap}`}>
        {(['plain', 'accent', 'good', 'wait', 'bad'] as const).map((tone, place) => (
          <Tag key={tone} tone={tone} icon={<IconClock aria-hidden="true" />}>
            {texts.states[place]}
          </Tag>
        ))}
      </div>
      {(['plain', 'good', 'wait', 'bad'] as const).map((tone) => (
        <Note key={tone} tone={tone}>
          {texts.note}
        </Note>
      ))}
      <Card>
        <SwipeRow
          label={texts.name}
          actions={[
            { label: texts.favourites, icon: <IconHeart aria-hidden="true" />, onAct: () => {} },
            { label: texts.remove, icon: <IconTrash aria-hidden="true" />, tone: 'bad', onAct: () => {} },
          ]}
        >
          <div className={layout.row}>
            <Picture src={picture} alt="" shape="thumb" show="thumb" />
            <span className={layout.grow}>{texts.name}</span>
          </div>
        </SwipeRow>
      </Card>
      <Card>
        <Steps label={texts.title} steps={texts.states.slice(1, 5)} current={2} />
      </Card>
      <Card>
        <Timeline
          items={texts.states.slice(2).map((title) => ({ key: title, title, at: texts.when, detail: texts.note }))}
        />
      </Card>
      <div className={layout.row}>
        <Avatar name={texts.name} /> <Avatar name={texts.name} src={picture} />
        <Avatar name={texts.name} size="small" /> <Avatar name={texts.name} size="large" />
        <Countdown until="2020-01-01T00:00:00Z" />
      </div>
      <Card>
        <Keypad label={texts.code} onConfirm={() => {}} forgot={<Button tone="quiet">{texts.forgot}</Button>} />
      </Card>
    </div>
  )
}

export function Pictures({ texts, picture }: Props) {
  const three = ['a', 'b', 'c'].map((key) => `${picture}#${key}`)
  return (
    <>
      <Gallery label={texts.name} pictures={three.map((src) => ({ src, alt: texts.name }))} />
      <Section title={texts.section} action={<a href="/specimen">{texts.all}</a>}>
        <Rail>
          {three.map((src) => (
            <Picture key={src} src={src} alt="" show="tile" className="specimen-tile" />
          ))}
        </Rail>
      </Section>
      <div className={layout.grid}>
        <Picture src={picture} alt={texts.name} ratio="card" show="card" />
        <Picture src={null} alt={texts.name} ratio="card" />
      </div>
    </>
  )
}
