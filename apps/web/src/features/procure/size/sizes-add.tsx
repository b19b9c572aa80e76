import type { Size } from '@countinghouse/contract/procure/size'
import { createSizes, mostSizes } from '@countinghouse/contract/procure/size'
import { sizeScale } from '@countinghouse/contract/procure/size-scale'
import { text } from '@countinghouse/contract/procure/sizes-add.text'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { Segments } from '../../../ui/button/segments.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { CreatedSize } from './created-sizes.ts'
import { pastedSizes, sizesBetween, sizesOfTwo, withoutKnown } from './created-sizes.ts'
import type { Dimensions } from './size-dimensions.ts'
import styles from './size.module.css'

const ways = ['paste', 'range', 'two'] as const
type Way = (typeof ways)[number]
const nothing = { pasted: '', from: '', to: '', step: '1', first: '', second: '' }
type Entered = typeof nothing

type SizesAddProps = {
  readonly scaleId: number
  readonly sizes: readonly Size[]
  readonly dimensions: Dimensions
  readonly onClose: () => void
}

/** Adds several sizes with a preview: a pasted column, a range, or every combination of two dimensions. */
export function SizesAdd({ scaleId, sizes, dimensions, onClose }: SizesAddProps) {
  const language = useLanguage()
  const { t, formatNumber } = language
  const id = useId()
  const [way, setWay] = useState<Way>(dimensions.dim2 === null ? 'paste' : 'two')
  const [entered, setEntered] = useState<Entered>(nothing)
  const [problem, setProblem] = useState('')
  const write = useWrite(t(sizeScale.text.title), (refused) => setProblem(Object.values(refused)[0] ?? ''))
  const created = createdBy(way, entered, dimensions)
  const added = withoutKnown(created, sizes)
  const known = created.length - added.length
  const isTooMany = sizes.length + added.length > mostSizes

  function type(name: keyof Entered, value: string): void {
    setEntered({ ...entered, [name]: value })
    setProblem('')
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (added.length === 0 || isTooMany) return
    const answer = await write(createSizes, { id: scaleId, sizes: [...added] })
    if (answer === null) return
    showToast(language, { tone: 'done', message: t(text.added, { count: added.length }) })
    onClose()
  }

  const input = (name: Exclude<keyof Entered, 'pasted'>, label: string, hint?: string) => (
    <PlainField label={label} {...(hint !== undefined && { hint })}>
      {(control) => (
        <input
          {...control}
          dir="ltr"
          autoComplete="off"
          maxLength={200}
          value={entered[name]}
          onChange={(event) => type(name, event.currentTarget.value)}
        />
      )}
    </PlainField>
  )

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
          <Button type="submit" form={id} disabled={added.length === 0 || isTooMany}>
            {t(text.add, { count: added.length })}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={(event) => void submit(event)}>
        <Segments
          label={t(text.way)}
          value={way}
          options={ways.map((one) => ({ value: one, label: t(text[one]) }))}
          onChange={(value) => setWay(ways.find((one) => one === value) ?? way)}
        />
        {way === 'paste' && (
          <PlainField label={t(text.pasted)} hint={t(text.pasted_help)}>
            {(control) => (
              <textarea
                {...control}
                data-autofocus
                rows={6}
                dir="auto"
                value={entered.pasted}
                onChange={(event) => type('pasted', event.currentTarget.value)}
              />
            )}
          </PlainField>
        )}
        {way === 'range' && (
          <div className={styles.three}>
            {input('from', t(text.from))}
            {input('to', t(text.to))}
            {input('step', t(text.step), t(text.step_help))}
          </div>
        )}
        {way === 'two' && (
          <div className={styles.pair}>
            {input('first', dimensions.dim1 ?? t(text.first), t(text.parts_help))}
            {input('second', dimensions.dim2 ?? t(text.second))}
          </div>
        )}
        <p className={styles.quiet} role="status">
          {t(text.preview, { count: added.length, known })}
        </p>
        {added.length > 0 && (
          <p className={styles.made}>
            {added.slice(0, mostPreviewed).map(({ code }) => (
              <bdi key={code} className={styles.chip}>
                {code}
              </bdi>
            ))}
            {added.length > mostPreviewed && <span>+{formatNumber(added.length - mostPreviewed)}</span>}
          </p>
        )}
        <p className={styles.problem} role="alert">
          {isTooMany ? t(text.tooMany, { most: mostSizes }) : problem}
        </p>
      </form>
    </Dialog>
  )
}

const mostPreviewed = 60

function createdBy(way: Way, entered: Entered, { dim1, dim2 }: Dimensions): readonly CreatedSize[] {
  if (way === 'paste') return pastedSizes(entered.pasted)
  if (way === 'range') return sizesBetween(entered.from, entered.to, entered.step)
  return sizesOfTwo(entered.first, entered.second, [letterOf(dim1), letterOf(dim2)])
}

/** `Waist` -> W, as on trouser labels; empty where a dimension has no name. */
function letterOf(dimension: string | null): string {
  return dimension?.slice(0, 1).toUpperCase() ?? ''
}
