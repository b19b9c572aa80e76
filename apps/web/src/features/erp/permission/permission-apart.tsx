import { text } from '@countinghouse/contract/erp/permission.text'
import type { SodRule } from '@countinghouse/contract/erp/sod'
import { listSodRules, setSodRule, sodSeverities } from '@countinghouse/contract/erp/sod'
import { useQuery } from '@tanstack/react-query'
import table from '../../../ui/display/short-table.module.css'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { ApartForm } from './apart-form.tsx'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import page from '../../../ui/display/page.module.css'
import styles from './permission.module.css'
import type { ViewProps } from './permission-role.tsx'
import { PermissionViews } from './permission-views.tsx'
import { formatPermission } from '../permission-grid/permission-labels.ts'

type Props = Pick<ViewProps, 'modules' | 'state' | 'setState' | 'canEdit'>

/** Segregation of duties rules with their enforcement. */
export function PermissionApart({ modules, state, setState, canEdit }: Props) {
  const language = useLanguage()
  const { t } = language
  const query = useQuery(routeQuery(listSodRules, {}))
  const write = useWrite(t(text.title))
  const rules = query.data?.rules ?? []
  const choose = ({ oneId, otherId }: SodRule, severity: string) =>
    write(setSodRule, { oneId, otherId, severity: sodSeverities.find((one) => one === severity) ?? 'warn' })
  return (
    <>
      <PermissionViews state={state} setState={setState} />
      <div className={page.panel}>
        <div className={page.scroll}>
          <p className={styles.intro}>{t(text.apartPurpose)}</p>
          {query.isError && (
            <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
          )}
          {query.isSuccess && rules.length === 0 && <p className={page.empty}>{t(text.apartEmpty)}</p>}
          {rules.length > 0 && (
            <table className={table.table}>
              <thead>
                <tr>
                  <th scope="col">{t(text.apartPair)}</th>
                  <th scope="col">{t(text.apartSeverity)}</th>
                </tr>
              </thead>
              <tbody>
                {rules.map((rule) => {
                  const one = formatPermission(modules, rule.one, language)
                  const other = formatPermission(modules, rule.other, language)
                  return (
                    <tr key={`${rule.oneId} ${rule.otherId}`}>
                      <th scope="row">
                        {t(text.apartAnd, { one, other })}
                        {rule.isShipped && <span className={styles.quiet}> · {t(text.apartShipped)}</span>}
                      </th>
                      <td>
                        <select
                          className={styles.input}
                          aria-label={t(text.apartOf, { one, other })}
                          disabled={!canEdit}
                          value={rule.severity}
                          onChange={({ currentTarget }) => void choose(rule, currentTarget.value)}
                        >
                          {sodSeverities.map((severity) => (
                            <option key={severity} value={severity}>
                              {t(text[`severity_${severity}`])}
                            </option>
                          ))}
                        </select>
                      </td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          )}
          {canEdit && <ApartForm modules={modules} />}
        </div>
      </div>
    </>
  )
}
