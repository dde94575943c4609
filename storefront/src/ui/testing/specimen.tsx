import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { Button } from '../button/button.tsx'
import { Check } from '../button/check.tsx'
import { CopyButton } from '../button/copy-button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Empty } from '../layout/empty.tsx'
import { Footer } from '../layout/footer.tsx'
import { Page } from '../layout/page.tsx'
import { TabBar } from '../layout/tab-bar.tsx'
import { TopBar } from '../layout/top-bar.tsx'
import { ErrorState } from '../loading/error-state.tsx'
import { Skeleton, SkeletonRows, Waiting } from '../loading/skeleton.tsx'
import { Rating } from '../media/rating.tsx'
import { Money } from '../money/money.tsx'
import layout from '../styles/layout.module.css'
import typography from '../styles/typography.module.css'
import { Choices, Fields } from './specimen-forms.tsx'
import { Pictures, Surfaces } from './specimen-surfaces.tsx'
import type { SpecimenWords } from './specimen-words.ts'

type Props = { words: SpecimenWords; picture: string }

/** Every component in its states on one page, for accessibility and visual checks. */
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
      <Footer aboveTabs>
        <Check label={words.states[0] ?? ''} shown checked={false} onChange={() => {}} />
        <span className={layout.grow} />
        <Button>{words.pay}</Button>
      </Footer>
      <Bar words={words} />
    </Page>
  )
}

type Words = { words: SpecimenWords }

function Types({ words }: Words) {
  return (
    <div className={`${layout.pad} ${layout.stackS}`}>
      <p className={typography.display}>
        <Money cents={123_456_789} />
      </p>
      <p className={typography.title1}>{words.section}</p>
      <p className={typography.title2}>{words.section}</p>
      <p className={typography.title3}>{words.name}</p>
      <p>{words.sentence}</p>
      <p className={`${typography.small} ${typography.t2}`}>{words.sentence}</p>
      <p className={`${typography.mini} ${typography.t3}`}>{words.sentence}</p>
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
