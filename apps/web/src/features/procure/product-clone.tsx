import { cloneParts, cloneProduct } from '@countinghouse/contract/procure/product-steps'
import { text } from '@countinghouse/contract/procure/product-record.text'
import { text as fieldText } from '@countinghouse/contract/procure/product.text'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../kit/dialog.tsx'
import { PlainField } from '../../kit/plain-field.tsx'
import type { RecordDialogProps } from '../../kit/record-extras.ts'
import { showToast } from '../../kit/toast.tsx'
import { useWrite } from '../../kit/use-write.ts'
import { useLanguage } from '../../shell/language.tsx'
import styles from './product.module.css'

/** A draft like this product, under a style code of its own. */
export function ProductClone({ row, onClose }: RecordDialogProps) {
  const language = useLanguage()
  const { t } = language
  const [code, setCode] = useState('')
  const [name, setName] = useState(row.name)
  const [include, setInclude] = useState<readonly (typeof cloneParts)[number][]>(cloneParts)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const write = useWrite(t(fieldText.title), setProblems)

  async function make(): Promise<void> {
    const made = await write(cloneProduct, {
      id: row.id,
      code: code.trim() === '' ? null : code,
      name,
      include: [...include],
    })
    if (made === null) return
    showToast(language, { tone: 'done', message: t(text.cloned, { name: `${made.code} ${made.name}` }) })
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
          <Button onClick={() => void make()}>{t(text.clone)}</Button>
        </>
      }
    >
      {/* No form: it stands in that of the record. */}
      <div className={styles.form}>
        <p className={styles.quiet}>{t(text.cloneHint)}</p>
        <PlainField label={t(fieldText.code)} hint={t(fieldText.code_help)} problem={problems['code']}>
          {(control) => (
            <input
              {...control}
              data-autofocus
              dir="auto"
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
          )}
        </PlainField>
        <PlainField label={t(fieldText.name)} problem={problems['name']}>
          {(control) => (
            <input {...control} dir="auto" value={name} onChange={(event) => setName(event.currentTarget.value)} />
          )}
        </PlainField>
        {cloneParts.map((part) => (
          <label key={part} className={styles.choice}>
            <input
              type="checkbox"
              checked={include.includes(part)}
              onChange={({ currentTarget }) =>
                setInclude(cloneParts.filter((one) => (one === part ? currentTarget.checked : include.includes(one))))
              }
            />
            {t(text[`clone_${part}`])}
          </label>
        ))}
      </div>
    </Dialog>
  )
}
