import type { CompanyRow } from '@countinghouse/contract/erp/company'
import { activateCompany, companiesPage, suspendCompany } from '@countinghouse/contract/erp/company'
import { text } from '@countinghouse/contract/erp/company.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { ask } from '../../kit/ask.ts'
import { ReasonButton } from '../../kit/reason-button.tsx'
import { showToast } from '../../kit/toast.tsx'
import { useWrite } from '../../kit/use-write.ts'
import { useLanguage } from '../../shell/language.tsx'
import { useCan } from '../../shell/session.tsx'
import styles from './companies.module.css'
import type { Tone } from './state-word.tsx'
import { StateWord } from './state-word.tsx'

const tones: Readonly<Record<CompanyRow['status'], Tone>> = {
  active: 'success',
  suspended: 'warning',
  archived: 'neutral',
}

/** The companies of the installation, each with the few facts that may be seen of it. */
export function CompaniesTable({ companies }: { readonly companies: readonly CompanyRow[] }) {
  const language = useLanguage()
  const { t, locale, formatNumber } = language
  const can = useCan()
  const write = useWrite(t(text.title))
  const right = permissionName(companiesPage, 'deactivate')

  function reasonFor({ isOwn }: CompanyRow): string | null {
    if (!can(right)) return t(recordText.needsRight, { right })
    return isOwn ? t(text.ownSuspension) : null
  }

  async function suspend({ id, name }: CompanyRow): Promise<void> {
    const reason = await ask.text({
      title: t(text.suspendTitle, { name }),
      body: t(text.suspendBody),
      label: t(text.reason),
      confirm: t(text.suspend),
    })
    if (reason === null || (await write(suspendCompany, { id, reason })) === null) return
    showToast(language, { tone: 'done', message: t(text.suspended, { name }) })
  }

  async function activate({ id, name }: CompanyRow): Promise<void> {
    if ((await write(activateCompany, { id })) === null) return
    showToast(language, { tone: 'done', message: t(text.activated, { name }) })
  }

  return (
    <table className={styles.table} aria-label={t(text.all)}>
      <thead>
        <tr>
          {(['code', 'name', 'country', 'currency', 'modules', 'stores', 'users', 'status', 'deeds'] as const).map(
            (column) => (
              <th key={column} scope="col" data-column={column}>
                {t(text[column])}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {companies.map((company) => (
          <tr key={company.id}>
            <td data-column="code">
              <bdi>{company.code}</bdi>
            </td>
            <th scope="row" data-column="name">
              <bdi>{company.name}</bdi>
            </th>
            <td>{company.countryCode}</td>
            <td>{company.currency}</td>
            <td
              data-column="modules"
              data-label={t(text.modules)}
              title={company.modules.map((one) => (locale === 'ar' ? one.nameAr : one.name)).join(', ')}
            >
              {formatNumber(company.modules.length)}
            </td>
            <td data-column="stores" data-label={t(text.stores)}>
              {formatNumber(company.stores)}
            </td>
            <td data-column="users" data-label={t(text.users)}>
              {formatNumber(company.users)}
            </td>
            <td>
              <StateWord tone={tones[company.status]}>{t(text[`status_${company.status}`])}</StateWord>
            </td>
            <td data-column="deeds">
              {company.status === 'active' ? (
                <ReasonButton
                  variant="default"
                  reason={reasonFor(company)}
                  aria-label={`${t(text.suspend)}: ${company.name}`}
                  onClick={() => void suspend(company)}
                >
                  {t(text.suspend)}
                </ReasonButton>
              ) : (
                <ReasonButton
                  variant="default"
                  reason={reasonFor(company)}
                  aria-label={`${t(text.activate)}: ${company.name}`}
                  onClick={() => void activate(company)}
                >
                  {t(text.activate)}
                </ReasonButton>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
