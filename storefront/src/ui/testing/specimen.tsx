import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { Button } from '../button/button.tsx'
import { Check } from '../button/check.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { CopyButton } from '../form/copy-button.tsx'
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
import type { SpecimenTexts } from './specimen-texts.ts'

type Props = { texts: SpecimenTexts; picture: string }

/** Every component in its states on one page, for accessibility and visual checks. */
export function Specimen({ texts, picture }: Props) {
  return (
    <Page tabbed>
      <TopBar
        title={texts.title}
        onBack={() => {}}
        end={
          <IconButton label={texts.news} dot>
            <IconBell aria-hidden="true" />
          </IconButton>
        }
      />
      <main className={layout.stackL}>
        <Types texts={texts} />
        <Buttons texts={texts} />
        <Choices texts={texts} />
        <Fields texts={texts} />
        <Surfaces texts={texts} picture={picture} />
        <Pictures texts={texts} picture={picture} />
        <States texts={texts} />
      </main>
      <Footer aboveTabs>
        <Check label={texts.states[0] ?? ''} isLabelShown checked={false} onChange={() => {}} />
        <span className={layout.grow} />
        <Button>{texts.pay}</Button>
      </Footer>
      <Bar texts={texts} />
    </Page>
  )
}

type TextsProps = { texts: SpecimenTexts }

function Types({ texts }: TextsProps) {
  return (
    <div className={`${layout.pad} ${layout.stackS}`}>
      <p className={typography.display}>
        <Money cents={123_456_789} />
      </p>
      <p className={typography.title1}>{texts.section}</p>
      <p className={typography.title2}>{texts.section}</p>
      <p className={typography.title3}>{texts.name}</p>
      <p>{texts.sentence}</p>
      <p className={`${typography.small} ${typography.t2}`}>{texts.sentence}</p>
      <p className={`${typography.mini} ${typography.t3}`}>{texts.sentence}</p>
      <p>
        <Money cents={-11_200} /> <Money cents={50_000} signed tone="in" /> <Money cents={12_900} was={15_900} />
      </p>
      <Rating value={4.9} compact /> <Rating value={3.6} count={318} />
    </div>
  )
}

function Buttons({ texts }: TextsProps) {
  return (
    <div className={`${layout.pad} ${layout.stack}`}>
      <Button wide>{texts.pay}</Button>
      <div className={`${layout.row} ${layout.wrap}`}>
        <Button tone="soft">{texts.follow}</Button>
        <Button tone="plain">{texts.add}</Button>
        <Button tone="quiet">{texts.edit}</Button>
        <Button tone="bad">{texts.remove}</Button>
        <Button disabled>{texts.pay}</Button>
        <Button busy>{texts.paying}</Button>
        <Button size="small">{texts.pay}</Button>
        <Button size="small" tone="soft" href="/specimen">
          {texts.follow}
        </Button>
        <IconButton label={texts.favourites}>
          <IconHeart aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.favourites} tone="fill" pressed>
          <IconHeart aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.tabs[2] ?? ''} count={120} href="/specimen">
          <IconShoppingCart aria-hidden="true" />
        </IconButton>
        <CopyButton text={texts.email} />
      </div>
    </div>
  )
}

function States({ texts }: TextsProps) {
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
      <Empty title={texts.empty} text={texts.emptyText} action={<Button>{texts.emptyAction}</Button>} />
    </>
  )
}

function Bar({ texts }: TextsProps) {
  const icons = [IconHome, IconLayoutGrid, IconShoppingCart, IconUser]
  return (
    <TabBar
      label={texts.title}
      items={icons.map((Icon, place) => ({
        href: `/specimen/${place}`,
        label: texts.tabs[place] ?? '',
        icon: <Icon aria-hidden="true" />,
        current: place === 2,
        count: place === 2 ? 4 : 0,
        countLabel: texts.quantity,
      }))}
    />
  )
}
