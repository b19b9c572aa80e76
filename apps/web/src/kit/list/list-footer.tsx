import { text as listText } from '@countinghouse/contract/kit/list.text'
import { text } from '@countinghouse/contract/kit/list-footer.text'
import { Button } from '@mantine/core'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './list-screen.module.css'
import { mostPrinted } from '../../ui/behaviour/use-row-window.ts'
import type { LoadedList } from './use-list.ts'

/** The number of loaded rows, and the button to load more. */
export function ListFooter({ list: { query, rows, total } }: { readonly list: LoadedList }) {
  const { t, formatNumber } = useLanguage()
  const shown = formatNumber(rows.length)
  const printed = Math.min(rows.length, mostPrinted)
  const isCut = query.hasNextPage || rows.length > printed
  const count = formatNumber(total?.count ?? rows.length)
  if (!isCut) return null
  return (
    <div className={styles.footer}>
      <span className={styles.printed}>
        {t(text.printed, { printed: formatNumber(printed), total: total?.exact === false ? `${count}+` : count })}
      </span>
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
      {query.hasNextPage && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t(query.isFetchNextPageError ? listText.retry : text.loadMore)}
        </Button>
      )}
    </div>
  )
}
