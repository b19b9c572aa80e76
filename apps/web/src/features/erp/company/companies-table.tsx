import type { CompanyRow } from '@countinghouse/contract/erp/company'
import { companiesPage } from '@countinghouse/contract/erp/company'
import { text } from '@countinghouse/contract/erp/company.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { Suspense, useState } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import styles from './companies.module.css'
import { CompaniesBar } from './companies-bar.tsx'
import { CompanyLine } from './company-line.tsx'
import page from '../../../ui/display/page.module.css'

const CompanyParent = later(async () => (await import('./company-parent.tsx')).CompanyParent)

type Props = {
  /** All companies, as choices of a parent company. */
  readonly all: readonly CompanyRow[]
  /** Companies shown. */
  readonly companies: readonly CompanyRow[]
}

const columns = [
  'code',
  'name',
  'parent',
  'country',
  'currency',
  'modules',
  'stores',
  'users',
  'status',
  'rowActions',
] as const

/** Companies of the installation, with the data visible to system operators. */
export function CompaniesTable({ all, companies }: Props) {
  const { t } = useLanguage()
  const can = useCan()
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set())
  const [movedId, setMovedId] = useState<number | null>(null)
  const right = permissionName(companiesPage, 'deactivate')
  // The own company cannot be suspended, so it is not selectable.
  const choosable = can(right) ? companies.filter(({ isOwn }) => !isOwn) : []
  const chosen = choosable.filter(({ id }) => chosenIds.has(id))
  const moved = all.find(({ id }) => id === movedId)
  const choose = (ids: readonly number[], isChosen: boolean) =>
    setChosenIds((before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
  return (
    <>
      <div className={page.scroll}>
        <table className={styles.table} aria-label={t(text.all)}>
          <thead>
            <tr>
              <td data-column="choice">
                {choosable.length > 0 && (
                  <input
                    type="checkbox"
                    aria-label={t(text.chooseAll)}
                    checked={chosen.length === choosable.length}
                    onChange={({ currentTarget }) =>
                      choose(
                        choosable.map(({ id }) => id),
                        currentTarget.checked,
                      )
                    }
                  />
                )}
              </td>
              {columns.map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {t(text[column])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {companies.map((company) => (
              <CompanyLine
                key={company.id}
                company={company}
                isChosen={chosen.includes(company)}
                onChoose={choosable.includes(company) ? (isChosen) => choose([company.id], isChosen) : null}
                onMove={can(permissionName(companiesPage, 'edit')) ? () => setMovedId(company.id) : null}
                reason={
                  can(right) ? (company.isOwn ? t(text.ownSuspension) : null) : t(recordText.needsPermission, { right })
                }
              />
            ))}
          </tbody>
        </table>
        {companies.length === 0 && <p className={page.empty}>{t(text.none)}</p>}
      </div>
      {chosen.length > 0 && <CompaniesBar chosen={chosen} onClear={() => setChosenIds(new Set())} />}
      {moved !== undefined && (
        <Suspense>
          <CompanyParent company={moved} all={all} onClose={() => setMovedId(null)} />
        </Suspense>
      )}
    </>
  )
}
