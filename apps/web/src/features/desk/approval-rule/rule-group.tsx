import type { ApprovalRule } from '@countinghouse/contract/desk/approval-rule'
import { approvalsPage, deleteApprovalRule } from '@countinghouse/contract/desk/approval-rule'
import { text } from '@countinghouse/contract/desk/approval-rule.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ask } from '../../../kit/dialog/confirm.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useCan } from '../../../app/session/session.tsx'
import styles from './approval-rule.module.css'
import { RuleDialog } from './rule-dialog.tsx'
import type { Choices, DocumentType } from './rule-details.ts'
import { conditionText, stepsText } from './rule-details.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'

type Props = { readonly type: DocumentType; readonly choices: Choices; readonly rules: readonly ApprovalRule[] }

/** The rules of one document type in order of priority. */
export function RuleGroup({ type, choices, rules }: Props) {
  const language = useLanguage()
  const { t, locale } = language
  const canEdit = useCan()(permissionName(approvalsPage, 'edit'))
  const [open, setOpen] = useState<ApprovalRule | 'new' | null>(null)
  const write = useWrite(t(text.title))

  async function remove({ id, version, name }: ApprovalRule): Promise<void> {
    const title = t(text.deleteRule, { name })
    const answer = await ask.confirm({ title, body: t(text.confirmDelete), confirm: title, isDanger: true })
    if (answer === 'confirm') await write(deleteApprovalRule, { id, version })
  }

  return (
    <>
      <div className={styles.heading}>
        <h2>{type.title[locale]}</h2>
        {canEdit && <Button onClick={() => setOpen('new')}>{t(text.newRule)}</Button>}
      </div>
      {rules.length === 0 && <p className={styles.quiet}>{t(text.noRules)}</p>}
      {rules.length > 0 && (
        <ol className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule.id} className={styles.rule}>
              <span className={styles.order}>{rule.priority}</span>
              <div className={styles.what}>
                <strong>
                  <bdi>{rule.name}</bdi>
                </strong>
                <p className={styles.facts}>{conditionText(rule, type, choices, language)}</p>
                {stepsText(rule.steps, choices, language).map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
              {canEdit && (
                <>
                  <IconButton label={t(text.editRule, { name: rule.name })} onClick={() => setOpen(rule)}>
                    <IconPencil size={16} stroke={1.75} aria-hidden />
                  </IconButton>
                  <IconButton label={t(text.deleteRule, { name: rule.name })} onClick={() => void remove(rule)}>
                    <IconTrash size={16} stroke={1.75} aria-hidden />
                  </IconButton>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      {open !== null && (
        <RuleDialog type={type} choices={choices} rule={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </>
  )
}
