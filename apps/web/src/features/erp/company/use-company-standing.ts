import type { CompanyRow } from '@countinghouse/contract/erp/company'
import { activateCompanies, suspendCompanies } from '@countinghouse/contract/erp/company'
import { text } from '@countinghouse/contract/erp/company.text'
import { ask } from '../../../kit/dialog/confirm.ts'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

/** Suspends or activates companies; false: cancelled or rejected. */
export function useCompanyStanding() {
  const language = useLanguage()
  const { t } = language
  const write = useWrite(t(text.title))
  const namesOf = (companies: readonly CompanyRow[]) =>
    companies.length === 1 ? (companies[0]?.name ?? '') : t(text.many, { count: companies.length })
  const idsOf = (companies: readonly CompanyRow[]) => companies.map(({ id }) => id)

  async function suspend(companies: readonly CompanyRow[]): Promise<boolean> {
    const name = namesOf(companies)
    const reason = await ask.text({
      title: t(text.suspendTitle, { name }),
      body: t(text.suspendBody, { count: companies.length }),
      label: t(text.reason),
      confirm: t(text.suspend),
    })
    if (reason === null || (await write(suspendCompanies, { ids: idsOf(companies), reason })) === null) return false
    showToast(language, { tone: 'done', message: t(text.suspended, { name }) })
    return true
  }

  async function activate(companies: readonly CompanyRow[]): Promise<boolean> {
    if ((await write(activateCompanies, { ids: idsOf(companies) })) === null) return false
    showToast(language, { tone: 'done', message: t(text.activated, { name: namesOf(companies) }) })
    return true
  }

  return { suspend, activate }
}
