import { createBatch } from '@countinghouse/contract/procure/price-batch'
import { text } from '@countinghouse/contract/procure/price-batch.text'
import { endingModes, priceEndings } from '@countinghouse/contract/procure/price-list'
import { getPriceChoices } from '@countinghouse/contract/procure/price'
import { choiceField, dateField, rateField, textField } from '@countinghouse/contract/fields'
import { amountField, recordField } from '@countinghouse/contract/rich-fields'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Suspense, useState } from 'react'
import { FieldInput } from '../../../kit/fields/field-input.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { LabelledChoice } from '../labelled-choice.tsx'
import styles from './price.module.css'
import type { PriceFormOwner } from './use-price-form.ts'
import { usePriceForm } from './use-price-form.ts'

const mostMinor = 99_999_999_999
const only = (list: string) => recordField(list).nullable().default(null)
const owner: PriceFormOwner = {
  fields: {
    name: textField({ max: 120 }),
    effectiveFrom: dateField(),
    changePpm: rateField({ minPpm: -1_000_000, maxPpm: 10_000_000 }).default(0),
    changeMinor: amountField({ min: -mostMinor, max: mostMinor, currency: 'currency' }).default(0),
    ending: choiceField(priceEndings).default('none'),
    endingMode: choiceField(endingModes).default('nearest'),
    brandId: only('procure.brand'),
    seasonId: only('procure.season'),
    categoryId: only('procure.category'),
  },
  text,
}
const names = Object.keys(owner.fields)

/** Form of a new batch. No price changes before its approval. */
export function PriceBatchAdd({ onCreated }: { readonly onCreated: (id: number) => void }) {
  const language = useLanguage()
  const { t } = language
  const [listId, setListId] = useState<number | null>(null)
  const query = useQuery(routeQuery(getPriceChoices, {}))
  const choices = query.data
  const lists = (choices?.lists ?? []).filter(({ isBuying }) => !isBuying)
  const list = lists.find(({ id }) => id === listId) ?? lists.find(({ isDefault }) => isDefault)
  const currency = list?.currency ?? null
  const form = usePriceForm(owner, { changePpm: 0, changeMinor: 0, ending: 'none', endingMode: 'nearest', currency })
  const write = useWrite(t(text.title), form.refuse)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const read = form.read(names)
    if (read === null || list === undefined) return
    const created = await write(createBatch, { ...read, priceListId: list.id } as InputOfRoute<typeof createBatch>)
    if (created === null) return
    showToast(language, { tone: 'done', message: t(text.created, { count: created.prices }) })
    onCreated(created.id)
  }

  if (choices === undefined && query.isError)
    return <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
  if (choices === undefined) return <RecordSkeleton count={names.length + 1} />
  return (
    <RecordBody>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <LabelledChoice label={t(text.priceListId)} value={list?.id ?? null} onChange={setListId}>
          {lists.map(({ id, name, currency: code }) => (
            <option key={id} value={id}>{`${name} · ${code}`}</option>
          ))}
        </LabelledChoice>
        {names.map((name) => (
          <Suspense key={name}>
            <FieldInput {...form.inputOf(name)} />
          </Suspense>
        ))}
        <Button type="submit" className={styles.run}>
          {t(text.preview)}
        </Button>
      </form>
    </RecordBody>
  )
}
