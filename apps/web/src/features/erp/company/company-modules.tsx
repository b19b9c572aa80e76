import { getCompanyModules, moduleMasterPage } from '@countinghouse/contract/erp/module-master'
import { text } from '@countinghouse/contract/erp/module-master.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import page from '../../../ui/display/page.module.css'
import styles from '../registers.module.css'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { formatSwitch } from '../module-master/switch-labels.ts'

const SwitchDialog = later(async () => (await import('../module-master/switch-dialog.tsx')).SwitchDialog)

/** Modules of the own company with their dates and switches. */
export function CompanyModules({ company }: { readonly company: { readonly id: number; readonly name: string } }) {
  const language = useLanguage()
  const { t, locale, formatNumber } = language
  const right = permissionName(moduleMasterPage, 'settings')
  const mayChange = useCan()(right)
  const query = useQuery(routeQuery(getCompanyModules, { id: company.id }))
  const [openId, setOpenId] = useState<number | null>(null)
  if (query.data === undefined) {
    return query.isError ? (
      <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
    ) : null
  }
  const { items, today } = query.data
  const modules = items.map((one) => ({ ...one, id: one.moduleId, name: locale === 'ar' ? one.nameAr : one.name }))
  const opened = modules.find(({ id }) => id === openId)
  return (
    <div className={page.scroll}>
      <table className={styles.table} aria-label={t(text.title)}>
        <thead>
          <tr>
            {(['name', 'status', 'pages', 'change'] as const).map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(text[`column_${column}`])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {modules.map((module) => {
            const { isOn, words } = formatSwitch(language, module, today)
            return (
              <tr key={module.id}>
                <th scope="row" data-column="name">
                  <bdi>{module.name}</bdi>
                </th>
                <td data-column="status">
                  <StateWord tone={isOn ? 'success' : 'neutral'}>{words}</StateWord>
                </td>
                <td data-column="pages" data-label={t(text.column_pages)}>
                  {formatNumber(module.pages)}
                </td>
                <td data-column="change">
                  <ReasonButton
                    variant="default"
                    aria-haspopup="dialog"
                    aria-label={`${t(text.column_change)}: ${module.name}`}
                    reason={mayChange ? null : t(recordText.needsPermission, { right })}
                    onClick={() => setOpenId(module.id)}
                  >
                    {t(text.column_change)}
                  </ReasonButton>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {opened !== undefined && (
        <Suspense>
          <SwitchDialog company={company} module={opened} current={opened} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </div>
  )
}
