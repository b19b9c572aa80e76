import { textField } from '@countinghouse/contract/fields'
import { fillPrepack } from '@countinghouse/contract/procure/virtual-bom'
import { text as listText } from '@countinghouse/contract/procure/virtual-product.text'
import { text } from '@countinghouse/contract/procure/virtual-bom.text'
import { listVariants } from '@countinghouse/contract/procure/variant'
import { recordField } from '@countinghouse/contract/rich-fields'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { failureText } from '../../../app/calls/failure-text.ts'
import { FieldInput } from '../../../kit/fields/field-input.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { call, CallError } from '../../../app/calls/call.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { LabelledChoice } from '../labelled-choice.tsx'
import price from '../price/price.module.css'
import type { PriceFormOwner } from '../price/use-price-form.ts'
import { usePriceForm } from '../price/use-price-form.ts'
import type { FilledLine } from './use-bom-lines.ts'
import styles from './virtual-product.module.css'

const owner: PriceFormOwner = {
  fields: {
    productId: recordField('procure.product'),
    sizeRunId: recordField('procure.size_run').nullable().default(null),
    ratio: textField({ max: 300 }).nullable().default(null),
  },
  text: { ...listText, ...text },
}

/** Fills a prepack with the sizes of a product in one colour, by a size run or a typed ratio. */
export function PrepackFill({ onFill }: { readonly onFill: (lines: readonly FilledLine[]) => void }) {
  const language = useLanguage()
  const { t } = language
  const form = usePriceForm(owner, {})
  const productId = Number(form.entered('productId')) || null
  const { data } = useQuery({ ...routeQuery(listVariants, { id: productId ?? 0 }), enabled: productId !== null })
  const colors = data?.colors ?? []
  const [picked, setPicked] = useState<number | null>(null)
  const color = colors.find(({ id }) => id === picked) ?? colors[0]

  async function fill(): Promise<void> {
    const read = form.read(['productId', 'sizeRunId', 'ratio'])
    if (read === null) return
    const given = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null))
    const ratio = typeof given['ratio'] === 'string' ? given['ratio'].replaceAll(/[^\d]+/g, '-') : undefined
    const requested = {
      ...given,
      ...(ratio !== undefined && { ratio }),
      ...(color !== undefined && { colorId: color.id }),
    }
    try {
      const { components } = await call(fillPrepack, requested as InputOfRoute<typeof fillPrepack>)
      onFill(components.map(({ quantity, ...component }) => ({ ...component, entered: String(quantity) })))
    } catch (error) {
      const fields = error instanceof CallError ? Object.entries(error.fields ?? {}) : []
      if (fields.length > 0)
        form.refuse(Object.fromEntries(fields.map(([name, [first]]) => [name, first?.message ?? ''])))
      else showToast(language, { tone: 'error', message: failureText(language, error, t(listText.title)) })
    }
  }

  return (
    <section className={styles.fill} aria-label={t(text.fill)}>
      <h2 className={price.heading}>{t(text.fill)}</h2>
      <p className={price.lead}>{t(text.fill_hint)}</p>
      <div className={price.form}>
        <Suspense>
          <FieldInput {...form.inputOf('productId')} />
        </Suspense>
        <LabelledChoice label={t(text.fill_colour)} value={color?.id ?? null} onChange={setPicked}>
          {colors.length === 0 && <option value="">{t(text.fill_noColour)}</option>}
          {colors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </LabelledChoice>
        {['sizeRunId', 'ratio'].map((name) => (
          <Suspense key={name}>
            <FieldInput {...form.inputOf(name)} />
          </Suspense>
        ))}
        <Button variant="default" className={price.run} onClick={() => void fill()}>
          {t(text.fill_do)}
        </Button>
      </div>
    </section>
  )
}
