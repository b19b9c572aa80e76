import { text } from '@countinghouse/contract/kit/list.text'
import { Button } from '@mantine/core'
import { useLanguage } from '../shell/language.tsx'
import styles from './list-screen.module.css'
import type { MasterList } from './use-master-list.ts'

/** How much of the list is loaded, and the way to more of it. */
export function ListFooter({ list: { query, rows, total } }: { readonly list: MasterList }) {
  const { t, formatNumber } = useLanguage()
  const shown = formatNumber(rows.length)
  if (!query.hasNextPage) return null
  return (
    <div className={styles.footer}>
      <span className={styles.shown}>
        {total?.exact === true
          ? t(text.shown, { shown, total: formatNumber(total.count) })
          : t(text.shownOnly, { shown })}
      </span>
      {query.isFetchNextPageError && (
        <span role="alert" className={styles.failure}>
          {t(text.nextFailed)}
        </span>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        loading={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {t(query.isFetchNextPageError ? text.retry : text.loadMore)}
      </Button>
    </div>
  )
}
