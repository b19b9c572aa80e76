import { category } from '@countinghouse/contract/procure/category'
import { text } from '@countinghouse/contract/procure/category-tree.text'
import { Suspense } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { ListWays } from '../../../kit/list/list-ways.tsx'

// A separate chunk, shared by all master screens.
const MasterScreen = later(async () => (await import('../../../kit/master/master-screen.tsx')).MasterScreen)
const CategoryTree = later(async () => (await import('./category-tree.tsx')).CategoryTree)
const loadRecord = () => import('./category.record.tsx')

/** Categories as a tree, or as a list if the address says so. */
function Categories() {
  return (
    <Suspense>
      <MasterScreen
        master={category}
        loadRecord={loadRecord}
        above={<Ways />}
        plain={({ state, setState }) => (
          <Suspense>
            <CategoryTree
              openId={typeof state.open === 'number' ? state.open : null}
              onOpen={(id) => void setState({ open: id })}
            />
          </Suspense>
        )}
      />
    </Suspense>
  )
}

function Ways() {
  const { t } = useLanguage()
  return (
    <ListWays
      label={t(text.shownAs)}
      ways={[
        { words: t(text.tree), search: {} },
        { words: t(text.list), search: { view: 'all' } },
      ]}
    />
  )
}

export { Categories as screen }
