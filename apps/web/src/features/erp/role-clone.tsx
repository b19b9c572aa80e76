import { cloneRole } from '@countinghouse/contract/erp/role'
import { text } from '@countinghouse/contract/erp/role.text'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { Dialog } from '../../kit/dialog.tsx'
import { PlainField } from '../../kit/plain-field.tsx'
import type { RecordDialogProps } from '../../kit/record-extras.ts'
import { showToast } from '../../kit/toast.tsx'
import { useWrite } from '../../kit/use-write.ts'
import { useLanguage } from '../../shell/language.tsx'
import styles from './permission.module.css'

/** A new role that begins with the rights and limits of another. */
export function RoleClone({ row, onClose }: RecordDialogProps) {
  const language = useLanguage()
  const { t } = language
  const [code, setCode] = useState('')
  const [name, setName] = useState('')
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const write = useWrite(t(text.title), setProblems)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const made = await write(cloneRole, { id: row.id, code, name })
    if (made === null) return
    showToast(language, { tone: 'done', message: t(text.cloned, { name: made.role.name }) })
    onClose()
  }

  return (
    <Dialog
      title={t(text.cloneTitle, { name: row.name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          <Button type="submit" form="role-clone">
            {t(text.clone)}
          </Button>
        </>
      }
    >
      <form id="role-clone" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={styles.quiet}>{t(text.cloneHint)}</p>
        <PlainField label={t(text.name)} problem={problems['name']}>
          {(control) => (
            <input
              {...control}
              data-autofocus
              dir="auto"
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          )}
        </PlainField>
        <PlainField label={t(text.code)} problem={problems['code']}>
          {(control) => (
            <input {...control} dir="auto" value={code} onChange={(event) => setCode(event.currentTarget.value)} />
          )}
        </PlainField>
      </form>
    </Dialog>
  )
}
