import type { AccessDecision } from '@countinghouse/contract/erp/access'
import { eventName, eventPurpose } from '@countinghouse/contract/erp/event-name'
import { dataScopes } from '@countinghouse/contract/erp/permission'
import { text } from '@countinghouse/contract/erp/permission.text'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { EventIndex, Scope } from './pending-permissions.ts'
import styles from '../permission/permission.module.css'
import type { PermissionCell } from './permissions-lines.ts'
import { AccessDecisionLine } from './access-decision-line.tsx'

type Props = {
  readonly place: { readonly cell: PermissionCell; readonly title: string } | null
  readonly index: EventIndex
  /** Omitted when the scope cannot be changed. */
  readonly onScope?: (cell: PermissionCell, scope: Scope) => void
  readonly accessDecision?: AccessDecision | undefined
  readonly permissionOf: (permission: string) => string
}

/** Details of the focused permission: description, risk and record scope. */
export function PermissionDetails({ place, index, onScope, accessDecision, permissionOf }: Props) {
  const { t, locale } = useLanguage()
  if (place === null)
    return (
      <section className={styles.facts} aria-label={t(text.facts)}>
        <p>{t(text.factsHint)}</p>
      </section>
    )
  const { cell, title } = place
  const { event } = cell
  const needed = event.dependsOnId === null ? undefined : index.get(event.dependsOnId)
  const facts = [
    t(text[`risk_${event.risk}`]),
    ...(event.requires2fa ? [t(text.needs2fa)] : []),
    ...(event.isAdminOnly ? [t(text.adminOnly)] : []),
    ...(needed === undefined ? [] : [t(text.dependsOn, { event: eventName(needed, locale) })]),
  ]
  return (
    <section className={styles.facts} aria-label={t(text.facts)}>
      <div>
        <p>
          <b>{t(text.permissionOn, { event: cell.name, page: title })}</b> {eventPurpose(event.code, locale)}
        </p>
        <p className={styles.quiet}>{facts.join(' · ')}</p>
        {accessDecision !== undefined && (
          <AccessDecisionLine accessDecision={accessDecision} permissionOf={permissionOf} />
        )}
      </div>
      {onScope !== undefined && cell.isOn && (
        <label className={styles.scope}>
          <span>{t(text.scope)}</span>
          <select
            className={styles.input}
            value={cell.scope}
            onChange={({ currentTarget }) =>
              onScope(cell, dataScopes.find((scope) => scope === currentTarget.value) ?? 'store')
            }
          >
            {dataScopes.map((scope) => (
              <option key={scope} value={scope}>
                {t(text[`scope_${scope}`])}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  )
}
