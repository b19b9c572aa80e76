import type { Route } from '@countinghouse/contract/route'
import {
  activateProduct,
  archiveProduct,
  blockProduct,
  discontinueProduct,
  unblockProduct,
} from '@countinghouse/contract/procure/product-steps'
import { text } from '@countinghouse/contract/procure/product-record.text'
import { text as fieldText } from '@countinghouse/contract/procure/product.text'
import { text as readinessText } from '@countinghouse/contract/procure/product-readiness.text'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import type { RecordActionExtra, RecordDialogProps } from '../../../kit/master/record-extras.ts'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { ProductReadiness, useReadiness } from './product-readiness.tsx'
import styles from './product.module.css'

type StepName = 'activate' | 'discontinue' | 'block' | 'unblock' | 'archive'
type Step = { readonly name: StepName; readonly route: Route; readonly from: readonly string[] }

const steps: readonly Step[] = [
  { name: 'activate', route: activateProduct, from: ['draft'] },
  { name: 'unblock', route: unblockProduct, from: ['blocked'] },
  { name: 'discontinue', route: discontinueProduct, from: ['active'] },
  { name: 'block', route: blockProduct, from: ['active', 'discontinued'] },
  { name: 'archive', route: archiveProduct, from: ['discontinued'] },
]

/** Status changes available for a product. */
export const productSteps: readonly RecordActionExtra[] = steps.map((step) => ({
  key: step.name,
  title: text[`step_${step.name}`],
  icon: 'power',
  event: 'activate',
  isDanger: step.name === 'block' || step.name === 'archive',
  isFor: ({ status }) => step.from.includes(status),
  Dialog: (props: RecordDialogProps) =>
    step.name === 'activate' || step.name === 'unblock' ? (
      <ReadyDialog {...props} step={step} />
    ) : (
      <StepDialog {...props} step={step} />
    ),
}))

type StepDialogProps = RecordDialogProps & {
  readonly step: Step
  /** The reason why the action is not available; omitted: it is. */
  readonly obstacle?: string | null
  readonly children?: ReactNode
}

/** Activation: missing details are shown before the user confirms. */
function ReadyDialog(props: RecordDialogProps & { readonly step: Step }) {
  const { t } = useLanguage()
  const { row, onClose } = props
  const query = useReadiness(row.id)
  const isLacking = query.data?.items.some(({ missing }) => missing !== null) === true
  return (
    <StepDialog {...props} obstacle={isLacking ? t(readinessText.isMissing) : null}>
      <ProductReadiness id={row.id} query={query} onLeave={onClose} />
    </StepDialog>
  )
}

function StepDialog({ row, step: { name, route }, obstacle = null, onClose, children }: StepDialogProps) {
  const language = useLanguage()
  const { t } = language
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const write = useWrite(t(fieldText.title), setProblems)
  const { reason: reasonProblem, ...missing } = problems
  const isDanger = name === 'block' || name === 'archive'

  async function take(): Promise<void> {
    setProblems({})
    const input = { id: row.id, version: row.version, ...(name === 'block' && { reason }) }
    if ((await write(route, input)) === null) return
    showToast(language, { tone: 'done', message: t(text[`step_${name}_done`], { name: language.nameOf(row) }) })
    onClose()
  }

  return (
    <Dialog
      title={`${t(text[`step_${name}`])}: ${language.nameOf(row)}`}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          <ReasonButton
            {...(name !== 'block' && { 'data-autofocus': true })}
            {...(isDanger && { color: 'red', c: 'var(--danger-contrast)' })}
            reason={obstacle}
            onClick={() => void take()}
          >
            {t(text[`step_${name}`])}
          </ReasonButton>
        </>
      }
    >
      {/* Not a form element, because it is inside the form of the record. */}
      <div className={styles.form}>
        <p>{t(text[`step_${name}_hint`], { name: language.nameOf(row) })}</p>
        {children}
        {name === 'block' && (
          <PlainField label={t(fieldText.reason)} problem={reasonProblem}>
            {(control) => (
              <input
                {...control}
                data-autofocus
                dir="auto"
                value={reason}
                onChange={(event) => setReason(event.currentTarget.value)}
              />
            )}
          </PlainField>
        )}
        {Object.keys(missing).length > 0 && (
          <ul className={styles.problems} role="alert">
            {Object.entries(missing).map(([field, words]) => (
              <li key={field}>{words}</li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
