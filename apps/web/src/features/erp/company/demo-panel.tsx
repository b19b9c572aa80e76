import { startOwnCompany } from '@countinghouse/contract/erp/own-company'
import { text } from '@countinghouse/contract/erp/own-company.text'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './demo-panel.module.css'

type Props = {
  /** Of the demo company. */
  readonly code: string
  readonly canStart: boolean
}

/** Says that the company is a demo, and leads to the own one. */
export function DemoPanel({ code, canStart }: Props) {
  const { t } = useLanguage()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <section className={styles.panel} aria-labelledby="demo-title">
      <div>
        <h2 id="demo-title" className={styles.title}>
          {t(text.title)}
        </h2>
        <p className={styles.purpose}>{t(text.purpose)}</p>
        {!canStart && <p className={styles.purpose}>{t(text.operatorOnly)}</p>}
      </div>
      {canStart && <Button onClick={() => setIsAsking(true)}>{t(text.start)}</Button>}
      {isAsking && <StartDialog code={code} onClose={() => setIsAsking(false)} />}
    </section>
  )
}

function StartDialog({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const { t } = useLanguage()
  const [confirmation, setConfirmation] = useState('')
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const write = useWrite(t(text.title), setProblems)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (confirmation.trim().toUpperCase() !== code)
      return setProblems({ confirmation: t(text.confirmationWrong, { code }) })
    const started = await write(startOwnCompany, { confirmation })
    if (started !== null) window.location.assign(started.link)
  }

  return (
    <Dialog
      title={t(text.ask)}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          <Button type="submit" form="own-company">
            {t(text.next)}
          </Button>
        </>
      }
    >
      <form id="own-company" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={styles.purpose}>{t(text.askBody)}</p>
        <PlainField label={t(text.confirmation, { code })} problem={problems['confirmation']}>
          {(control) => (
            <input
              {...control}
              data-autofocus
              autoComplete="off"
              spellCheck={false}
              dir="ltr"
              maxLength={40}
              value={confirmation}
              onChange={({ currentTarget }) => {
                setConfirmation(currentTarget.value)
                setProblems({})
              }}
            />
          )}
        </PlainField>
      </form>
    </Dialog>
  )
}
