import { cloneSizeScale, sizeScale } from '@countinghouse/contract/procure/size-scale'
import { text } from '@countinghouse/contract/procure/size-clone.text'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { Dialog } from '../../kit/dialog.tsx'
import { PlainField } from '../../kit/plain-field.tsx'
import type { RecordDialogProps } from '../../kit/record-extras.ts'
import { showToast } from '../../kit/toast.tsx'
import { useWrite } from '../../kit/use-write.ts'
import { useLanguage } from '../../shell/language.tsx'
import styles from './size.module.css'

/** Another scale with the same sizes. */
export function SizeScaleClone({ row, onClose }: RecordDialogProps) {
  const language = useLanguage()
  const { t } = language
  const id = useId()
  const [code, setCode] = useState('')
  const [name, setName] = useState('')
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const write = useWrite(t(sizeScale.text.title), setProblems)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const made = await write(cloneSizeScale, { id: row.id, code, name })
    if (made === null) return
    showToast(language, { tone: 'done', message: t(text.done, { name: made.name }) })
    onClose()
  }

  return (
    <Dialog
      title={t(text.title, { name: row.name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          <Button type="submit" form={id}>
            {t(text.clone)}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={styles.quiet}>{t(text.hint)}</p>
        <PlainField label={t(text.code)} problem={problems['code']}>
          {(control) => (
            <input
              {...control}
              data-autofocus
              dir="ltr"
              autoComplete="off"
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
          )}
        </PlainField>
        <PlainField label={t(text.name)} problem={problems['name']}>
          {(control) => (
            <input {...control} dir="auto" value={name} onChange={(event) => setName(event.currentTarget.value)} />
          )}
        </PlainField>
      </form>
    </Dialog>
  )
}
