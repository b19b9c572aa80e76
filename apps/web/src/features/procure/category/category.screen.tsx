import { category } from '@countinghouse/contract/procure/category'
import { text } from '@countinghouse/contract/procure/category-tree.text'
import { Link, useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './category-tree.module.css'
import { later } from '../../../app/offline/later.ts'

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
  const { pathname, search } = useLocation()
  const isTree = Object.keys(search).every((name) => name === 'open' || name === 'tab')
  return (
    <nav className={styles.ways} aria-label={t(text.shownAs)}>
      <Link to={pathname} search={{} as never} className={styles.way} aria-current={isTree ? 'page' : undefined}>
        {t(text.tree)}
      </Link>
      <Link
        to={pathname}
        search={{ view: 'all' } as never}
        className={styles.way}
        aria-current={isTree ? undefined : 'page'}
      >
        {t(text.list)}
      </Link>
    </nav>
  )
}

export { Categories as screen }
