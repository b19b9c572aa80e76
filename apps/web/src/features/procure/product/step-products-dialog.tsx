import { product } from '@countinghouse/contract/procure/product'
import { stepProducts, stepsOfMany } from '@countinghouse/contract/procure/product-step-many'
import { text } from '@countinghouse/contract/procure/product-step-many.text'
import { text as recordText } from '@countinghouse/contract/procure/product-record.text'
import { text as productText } from '@countinghouse/contract/procure/product.text'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import type { ChosenOfMaster } from '../../../kit/selection/chosen-records.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './product.module.css'

type Props = { readonly chosen: ChosenOfMaster; readonly onClose: () => void }
type Done = OutputOfRoute<typeof stepProducts>

/** Which step the chosen products take, and afterwards what those lack that could not. */
export function StepDialog({ chosen, onClose }: Props) {
  const language = useLanguage()
  const { t } = language
  const id = useId()
  const [step, setStep] = useState<(typeof stepsOfMany)[number]>('activate')
  const [done, setDone] = useState<Done | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const write = useWrite(t(productText.title))

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    const answer = await write(stepProducts, { selection: chosen.selection, step })
    setIsBusy(false)
    if (answer === null) return
    if (answer.unready > 0) return setDone(answer)
    showToast(language, { tone: 'done', message: wordsOf(answer) })
    chosen.clear()
    onClose()
  }

  function wordsOf({ changed, left }: Done): string {
    return [t(text[`done_${step}`], { count: changed }), t(text.left, { count: left })].filter(Boolean).join(' ')
  }

  function leave(): void {
    if (done !== null) chosen.clear()
    onClose()
  }

  return (
    <Dialog
      title={t(text.title, { count: chosen.count ?? chosen.rows.length })}
      onClose={leave}
      actions={
        done === null ? (
          <>
            <Button variant="default" onClick={leave}>
              {t(recordText.cancel)}
            </Button>
            <Button type="submit" form={id} loading={isBusy}>
              {t(text.go)}
            </Button>
          </>
        ) : (
          <Button data-autofocus onClick={leave}>
            {t(text.close)}
          </Button>
        )
      }
    >
      {done === null ? (
        <form id={id} className={styles.form} onSubmit={(event) => void submit(event)}>
          <PlainField label={t(text.step)}>
            {(control) => (
              <select
                {...control}
                data-autofocus
                value={step}
                onChange={({ currentTarget }) =>
                  setStep(stepsOfMany.find((name) => name === currentTarget.value) ?? step)
                }
              >
                {stepsOfMany.map((name) => (
                  <option key={name} value={name}>
                    {t(text[`step_${name}`])}
                  </option>
                ))}
              </select>
            )}
          </PlainField>
          <p>{t(text[`step_${step}_help`])}</p>
        </form>
      ) : (
        <Unready done={done} words={wordsOf(done)} />
      )}
    </Dialog>
  )
}

function Unready({ done, words }: { readonly done: Done; readonly words: string }) {
  const { t } = useLanguage()
  const more = done.unready - done.named.length
  return (
    <div className={styles.form} role="status">
      <p>{words}</p>
      <p>{t(text.unready, { count: done.unready })}</p>
      <ul className={styles.unready}>
        {done.named.map(({ id, code, name, missing }) => (
          <li key={id}>
            <Link to={product.page.path} search={{ open: id } as never}>
              <bdi>{name}</bdi>
            </Link>{' '}
            <bdi>{code}</bdi>: {missing}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t(text.more, { count: more })}</p>}
    </div>
  )
}
