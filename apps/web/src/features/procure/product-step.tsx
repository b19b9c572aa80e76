import type { Route } from '@countinghouse/contract/route'
import {
  activateProduct,
  archiveProduct,
  blockProduct,
  discontinueProduct,
  unblockProduct,
} from '@countinghouse/contract/procure/product'
import { text } from '@countinghouse/contract/procure/product.text'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../kit/dialog.tsx'
import { PlainField } from '../../kit/plain-field.tsx'
import type { RecordActionExtra, RecordDialogProps } from '../../kit/record-extras.ts'
import { showToast } from '../../kit/toast.tsx'
import { useWrite } from '../../kit/use-write.ts'
import { useLanguage } from '../../shell/language.tsx'
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

/** The steps of its life that a product can take as it stands. Source: procurement.md 3.1. */
export const productSteps: readonly RecordActionExtra[] = steps.map((step) => ({
  key: step.name,
  title: text[`step_${step.name}`],
  icon: 'power',
  event: 'activate',
  isDanger: step.name === 'block' || step.name === 'archive',
  isFor: ({ status }) => step.from.includes(status),
  Dialog: (props: RecordDialogProps) => <StepDialog {...props} step={step} />,
}))

function StepDialog({ row, step: { name, route }, onClose }: RecordDialogProps & { readonly step: Step }) {
  const language = useLanguage()
  const { t } = language
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const write = useWrite(t(text.title), setProblems)
  const { reason: reasonProblem, ...missing } = problems
  const isDanger = name === 'block' || name === 'archive'

  async function take(): Promise<void> {
    setProblems({})
    const input = { id: row.id, version: row.version, ...(name === 'block' && { reason }) }
    if ((await write(route, input)) === null) return
    showToast(language, { tone: 'done', message: t(text[`step_${name}_done`], { name: row.name }) })
    onClose()
  }

  return (
    <Dialog
      title={`${t(text[`step_${name}`])}: ${row.name}`}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          <Button
            {...(name !== 'block' && { 'data-autofocus': true })}
            {...(isDanger && { color: 'red', c: 'var(--danger-contrast)' })}
            onClick={() => void take()}
          >
            {t(text[`step_${name}`])}
          </Button>
        </>
      }
    >
      {/* No form: it stands in that of the record. */}
      <div className={styles.form}>
        <p>{t(text[`step_${name}_hint`], { name: row.name })}</p>
        {name === 'block' && (
          <PlainField label={t(text.reason)} problem={reasonProblem}>
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
