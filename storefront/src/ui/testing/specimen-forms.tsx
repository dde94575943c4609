import { useState } from 'react'
import { Check } from '../button/check.tsx'
import { Chip, Chips } from '../button/chip.tsx'
import { Segment } from '../button/segment.tsx'
import { Switch } from '../button/switch.tsx'
import { ChoiceRow, ChoiceRows } from '../form/choice-row.tsx'
import { MoneyField } from '../form/money-field.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { PhoneField } from '../form/phone-field.tsx'
import { PickField } from '../form/pick-field.tsx'
import { RatingField } from '../form/rating-field.tsx'
import { SearchField } from '../form/search-field.tsx'
import { SearchLink } from '../form/search-link.tsx'
import { SelectField } from '../form/select-field.tsx'
import { Stepper } from '../form/stepper.tsx'
import { TextArea } from '../form/text-area.tsx'
import { TextField } from '../form/text-field.tsx'
import { Tabs } from '../layout/tabs.tsx'
import { PictureUpload } from '../picture-upload/picture-upload.tsx'
import layout from '../styles/layout.module.css'
import type { SpecimenTexts } from './specimen-texts.ts'

type TextsProps = { texts: SpecimenTexts }

export function Choices({ texts }: TextsProps) {
  const [tab, setTab] = useState('1')
  const [direction, setDirection] = useState('0')
  const [quantity, setQuantity] = useState(1)
  const [score, setScore] = useState(4)
  const [speed, setSpeed] = useState('0')
  const [isOn, setIsOn] = useState(true)
  return (
    <div className={layout.stack}>
      <Chips label={texts.section}>
        <Chip>{texts.add}</Chip>
        <Chip pressed removable>
          {texts.clay}
        </Chip>
        <Chip disabled>{texts.clay}</Chip>
        <Chip>{texts.name}</Chip>
      </Chips>
      <Tabs
        label={texts.title}
        tabs={texts.states.map((label, place) => ({ value: String(place), label, count: place === 1 ? 2 : 0 }))}
        value={tab}
        onChange={setTab}
      />
      <div className={`${layout.pad} ${layout.stack}`}>
        <Segment
          label={texts.title}
          options={texts.directions.map((label, place) => ({ value: String(place), label }))}
          value={direction}
          onChange={setDirection}
        />
        <div className={`${layout.row} ${layout.wrap}`}>
          <Stepper label={texts.quantity} value={quantity} max={12} onChange={setQuantity} />
          <Check label={texts.clay} checked={isOn} onChange={setIsOn} />
          <Check label={texts.clay} checked={false} onChange={setIsOn} />
          <Check label={texts.clay} checked={false} isMixed onChange={setIsOn} />
          <Switch label={texts.news} checked={isOn} onChange={setIsOn} />
          <Switch label={texts.news} checked={!isOn} onChange={setIsOn} />
        </div>
        <RatingField label={texts.score} value={score} onChange={setScore} />
        <ChoiceRows legend={texts.delivery} isLegendShown>
          {[texts.standard, texts.express].map((title, place) => (
            <ChoiceRow
              key={title}
              name="speed"
              value={String(place)}
              checked={speed === String(place)}
              onChange={setSpeed}
              title={title}
              detail={texts.when}
              trailing={texts.free}
            />
          ))}
        </ChoiceRows>
      </div>
    </div>
  )
}

export function Fields({ texts }: TextsProps) {
  const [text, setText] = useState('')
  const [cents, setCents] = useState<number | null>(240_000)
  return (
    <div className={`${layout.pad} ${layout.stack}`}>
      <SearchField label={texts.search} placeholder={texts.search} />
      <SearchLink href="/specimen">{texts.search}</SearchLink>
      <TextField label={texts.email} value={text} onChange={setText} placeholder="you@example.com" />
      <PasswordField
        label={texts.password}
        value="sampan"
        onChange={setText}
        autoComplete="new-password"
        hint={texts.passwordHint}
      />
      <MoneyField label={texts.amount} cents={cents} onChange={setCents} error={texts.amountError} />
      <PhoneField label={texts.mobile} dial="+66" value="81 234 5678" onChange={setText} />
      <PickField label={texts.area} placeholder={texts.areaEmpty} onOpen={() => {}} />
      <SelectField
        label={texts.delivery}
        value=""
        onChange={setText}
        placeholder={texts.areaEmpty}
        options={[{ value: '0', label: texts.standard }]}
      />
      <TextArea label={texts.explanation} value={texts.sentence} onChange={setText} maxLength={500} />
      <PictureUpload
        label={texts.proof}
        value={[]}
        onChange={() => {}}
        max={5}
        upload={() => Promise.reject(new Error('the specimen does not upload pictures'))}
      />
    </div>
  )
}
