import { forbiddenPath } from '@countinghouse/contract/constants'
import { approvalsPage, getApprovalChoices, listApprovalRules } from '@countinghouse/contract/desk/approval-rule'
import { text } from '@countinghouse/contract/desk/approval-rule.text'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { refusalOf } from '../../../app/calls/refusal.ts'
import { DeskStates } from '../inbox/desk-states.tsx'
import inbox from '../inbox/inbox.module.css'
import type { Choices } from './rule-details.ts'
import { RuleGroup } from './rule-group.tsx'
import { RuleTrial } from './rule-trial.tsx'
import styles from './approval-rule.module.css'

/** Approval rules by document type. Source: docs/decisions/015. */
function ApprovalRules() {
  const { t, locale } = useLanguage()
  const choices = useQuery(routeQuery(getApprovalChoices, {}))
  const rules = useQuery(routeQuery(listApprovalRules, {}))
  const refusal = refusalOf(choices.error ?? rules.error, approvalsPage.path)
  if (refusal !== null) return <Navigate to={forbiddenPath} replace state={{ refusal } as never} />
  const query = choices.data === undefined ? choices : rules
  const types = choices.data?.types ?? []
  return (
    <div className={inbox.page}>
      <h1 tabIndex={-1}>{t(text.title)}</h1>
      <p className={inbox.purpose}>{t(text.purpose)}</p>
      <DeskStates query={query} isEmpty={choices.data === undefined || rules.data === undefined} empty="">
        {types.length === 0 && <p className={inbox.state}>{t(text.noTypes)}</p>}
        {choices.data !== undefined &&
          types.map((type) => (
            <section key={type.entity} className={styles.group} aria-label={type.title[locale]}>
              <RuleGroup
                type={type}
                choices={choices.data}
                rules={(rules.data?.items ?? []).filter((rule) => rule.documentType === type.entity)}
              />
              <RuleTrial type={type} choices={choices.data} />
            </section>
          ))}
        {choices.data !== undefined && <Delegates choices={choices.data} />}
      </DeskStates>
    </div>
  )
}

export { ApprovalRules as screen }

function Delegates({ choices }: { readonly choices: Choices }) {
  const { t, formatDate } = useLanguage()
  return (
    <section className={styles.group} aria-labelledby="delegates">
      <div className={styles.heading}>
        <h2 id="delegates">{t(text.delegates)}</h2>
      </div>
      {choices.delegates.length === 0 && <p className={styles.quiet}>{t(text.noDelegates)}</p>}
      {choices.delegates.length > 0 && (
        <ul className={styles.delegates}>
          {choices.delegates.map(({ from, to, fromDate, toDate }) => (
            <li key={[from, to, fromDate].join()}>
              {t(text.delegateLine, {
                from,
                to,
                days: t(text.days, { from: formatDate(fromDate), to: formatDate(toDate) }),
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
