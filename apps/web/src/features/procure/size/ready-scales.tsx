import type { ReadyScaleKey } from '@countinghouse/contract/procure/ready-scales'
import { readyScaleKeys, readyScales } from '@countinghouse/contract/procure/ready-scales'
import { text } from '@countinghouse/contract/procure/ready-scales.text'
import { addReadyScales, sizeScale } from '@countinghouse/contract/procure/size-scale'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './size.module.css'

/** Selection of ready-made scales to add. */
export function ReadyScales({ onClose }: { readonly onClose: () => void }) {
  const language = useLanguage()
  const { t } = language
  const id = useId()
  const [chosen, setChosen] = useState<readonly ReadyScaleKey[]>([])
  const [problem, setProblem] = useState('')
  const write = useWrite(t(sizeScale.text.title), (fields) => setProblem(Object.values(fields)[0] ?? ''))

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (chosen.length === 0) return
    const created = await write(addReadyScales, { keys: [...chosen] })
    if (created === null) return
    showToast(language, { tone: 'done', message: t(text.added, { count: created.items.length }) })
    onClose()
  }

  function toggle(key: ReadyScaleKey, isOn: boolean): void {
    setProblem('')
    setChosen(readyScaleKeys.filter((one) => (one === key ? isOn : chosen.includes(one))))
  }

  return (
    <Dialog
      title={t(text.title)}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          <Button type="submit" form={id} disabled={chosen.length === 0}>
            {t(text.add, { count: chosen.length })}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={(event) => void submit(event)}>
        <p className={styles.quiet}>{t(text.purpose)}</p>
        <div className={styles.ready}>
          {readyScaleKeys.map((key, index) => (
            <label key={key} className={styles.readyScale}>
              <input
                type="checkbox"
                data-autofocus={index === 0 || undefined}
                checked={chosen.includes(key)}
                onChange={(event) => toggle(key, event.currentTarget.checked)}
              />
              <span className={styles.readyName}>{t(text[key])}</span>
              <span className={styles.readySizes}>
                <bdi dir="ltr">{readyScales[key].sizes.map(({ code }) => code).join(' · ')}</bdi>
              </span>
            </label>
          ))}
        </div>
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      </form>
    </Dialog>
  )
}
