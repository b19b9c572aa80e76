import type { CompanySwitches, ModuleRow, ModuleSwitch } from '@countinghouse/contract/erp/module-master'
import { text } from '@countinghouse/contract/erp/module-master.text'
import { Suspense, useState } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import { StateWord } from '../../../ui/display/state-word.tsx'
import styles from '../registers.module.css'
import { formatSwitch } from './switch-labels.ts'
import { later } from '../../../app/offline/later.ts'

const SwitchDialog = later(async () => (await import('./switch-dialog.tsx')).SwitchDialog)

type Props = {
  readonly modules: readonly ModuleRow[]
  readonly companies: readonly CompanySwitches[]
  readonly canSwitch: boolean
  /** Business date, by which switches are evaluated. */
  readonly today: string
}

const neverSet: ModuleSwitch = { isEnabled: false, validFrom: null, validUntil: null, version: 0 }
type Opened = { readonly companyId: number; readonly moduleId: number }

/** Modules by company; each cell opens its switch. */
export function SwitchTable({ modules, companies, canSwitch, today }: Props) {
  const language = useLanguage()
  const { t, locale } = language
  const [opened, setOpened] = useState<Opened | null>(null)
  const shown = modules.filter((module) => !module.isHidden)
  const nameOf = (module: ModuleRow) => (locale === 'ar' ? module.nameAr : module.name)
  const company = companies.find(({ id }) => id === opened?.companyId)
  const module = shown.find(({ id }) => id === opened?.moduleId)
  const switchOf = (of: CompanySwitches, moduleId: number) =>
    of.modules.find((one) => one.moduleId === moduleId) ?? neverSet
  return (
    <>
      <table className={styles.table} aria-label={t(text.switches)}>
        <thead>
          <tr>
            <th scope="col">{t(text.column_company)}</th>
            {shown.map((one) => (
              <th key={one.id} scope="col">
                {nameOf(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {companies.map((one) => (
            <tr key={one.id}>
              <th scope="row" data-column="company">
                <bdi>{one.name}</bdi>
              </th>
              {shown.map((of) => {
                const { isOn, words } = formatSwitch(language, switchOf(one, of.id), today)
                const state = <StateWord tone={isOn ? 'success' : 'neutral'}>{words}</StateWord>
                return (
                  <td key={of.id} data-label={nameOf(of)} data-column="switch">
                    {canSwitch ? (
                      <button
                        type="button"
                        className={styles.cell}
                        aria-haspopup="dialog"
                        aria-label={`${t(text.switchFor, { module: nameOf(of), company: one.name })}: ${words}`}
                        onClick={() => setOpened({ companyId: one.id, moduleId: of.id })}
                      >
                        {state}
                      </button>
                    ) : (
                      state
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {company !== undefined && module !== undefined && (
        <Suspense>
          <SwitchDialog
            company={company}
            module={{ id: module.id, name: nameOf(module), pages: module.pages.length }}
            current={switchOf(company, module.id)}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  )
}
