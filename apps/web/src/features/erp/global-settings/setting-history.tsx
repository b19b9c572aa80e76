import type { SettingRow } from '@countinghouse/contract/erp/global-settings'
import { listSettingChanges } from '@countinghouse/contract/erp/global-settings'
import { text } from '@countinghouse/contract/erp/global-settings.text'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import styles from './global-settings.module.css'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import { formatValues } from './setting-labels.ts'

type Props = { readonly row: SettingRow; readonly storeId: number | null; readonly onClose: () => void }

/** History of a setting, newest first. */
export function SettingHistory({ row, storeId, onClose }: Props) {
  const language = useLanguage()
  const { t, locale, formatInstant } = language
  const query = useQuery(routeQuery(listSettingChanges, { key: row.key, ...(storeId !== null && { storeId }) }))
  const items = query.data?.items ?? []
  return (
    <Dialog title={t(text.historyOf, { title: row.title[locale] })} onClose={onClose} actions={null}>
      {query.isError && <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && items.length === 0 && <p>{t(text.noHistory)}</p>}
      <ol className={styles.history} aria-busy={query.isPending}>
        {items.map((item) => (
          <li key={item.at}>
            <span>
              {t(text.changedLine, {
                before: formatValues(language, row, item.before),
                after: formatValues(language, row, item.after),
              })}
            </span>
            <span className={styles.help}>
              <bdi>{item.by ?? t(text.somebody)}</bdi> · <bdi>{formatInstant(item.at)}</bdi>
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
