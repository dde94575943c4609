import { useState } from 'react'
import { Check } from '../button/check.tsx'
import { Chip, Chips } from '../button/chip.tsx'
import { ChoiceRow, ChoiceRows } from '../button/choice-row.tsx'
import { Segment } from '../button/segment.tsx'
import { Stepper } from '../button/stepper.tsx'
import { Switch } from '../button/switch.tsx'
import { MoneyField } from '../form/money-field.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { PhoneField } from '../form/phone-field.tsx'
import { PickField } from '../form/pick-field.tsx'
import { RatingField } from '../form/rating-field.tsx'
import { SearchField } from '../form/search-field.tsx'
import { SelectField } from '../form/select-field.tsx'
import { TextArea } from '../form/text-area.tsx'
import { TextField } from '../form/text-field.tsx'
import { SearchLink } from '../layout/search-link.tsx'
import { Tabs } from '../layout/tabs.tsx'
import { PictureUpload } from '../picture-upload/picture-upload.tsx'
import layout from '../styles/layout.module.css'
import type { SpecimenWords } from './specimen-words.ts'

type Words = { words: SpecimenWords }

export function Choices({ words }: Words) {
  const [tab, setTab] = useState('1')
  const [direction, setDirection] = useState('0')
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
          options={words.directions.map((label, place) => ({ value: String(place), label }))}
          value={direction}
          onChange={setDirection}
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

export function Fields({ words }: Words) {
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
        upload={() => Promise.reject(new Error('the specimen does not upload pictures'))}
      />
    </div>
  )
}
