import { dateField } from '@countinghouse/contract/fields'
import type { LabelChoices } from '@countinghouse/contract/procure/label'
import { text } from '@countinghouse/contract/procure/label.text'
import { labelMedia, labelsPerPage } from '@countinghouse/contract/procure/label-media'
import { Suspense } from 'react'
import { FieldInput } from '../../../kit/fields/field-input.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { LabelledChoice } from '../labelled-choice.tsx'
import styles from './label.module.css'
import type { LabelWork } from './use-labels.ts'
import type { PriceFormOwner } from '../price/use-price-form.ts'
import { usePriceForm } from '../price/use-price-form.ts'

const owner: PriceFormOwner = {
  fields: { date: dateField().nullable().default(null) },
  text: { ...text, one: text.printLabels, many: text.count, date_help: text.date_help },
}

type Props = { readonly work: LabelWork; readonly choices: LabelChoices }

/** Layout, price list, price date and first label on the sheet. */
export function LabelSettings({ work: { state, change, layout }, choices }: Props) {
  const { t } = useLanguage()
  const form = usePriceForm(owner, { date: state.date })
  const perPage = layout === null ? 1 : labelsPerPage(labelMedia[layout.medium])
  const date = form.inputOf('date')
  return (
    <div className={styles.settings}>
      {layout === null ? (
        <p className={styles.problem}>{t(text.layout_none)}</p>
      ) : (
        <LabelledChoice
          label={t(text.layout)}
          value={layout.id}
          onChange={(layoutId) => change({ layoutId, startPosition: 1 })}
        >
          {choices.layouts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </LabelledChoice>
      )}
      {perPage > 1 && (
        <PlainField label={t(text.startPosition)} hint={t(text.startPosition_help, { count: perPage })}>
          {(control) => (
            <input
              {...control}
              type="number"
              min={1}
              max={perPage}
              value={Math.min(state.startPosition, perPage)}
              onChange={({ currentTarget }) =>
                change({ startPosition: Math.min(Math.max(1, Math.trunc(Number(currentTarget.value)) || 1), perPage) })
              }
            />
          )}
        </PlainField>
      )}
      <LabelledChoice
        label={t(text.priceListId)}
        value={state.priceListId}
        onChange={(priceListId) => change({ priceListId })}
      >
        <option value="">{t(text.priceListId_none)}</option>
        {choices.priceLists.map(({ id, name, currency }) => (
          <option key={id} value={id}>{`${name} · ${currency}`}</option>
        ))}
      </LabelledChoice>
      <LabelledChoice label={t(text.storeId)} value={state.storeId} onChange={(storeId) => change({ storeId })}>
        <option value="">{t(text.storeId_none)}</option>
        {choices.stores.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </LabelledChoice>
      <Suspense>
        <FieldInput
          {...date}
          onLeave={() => {
            const read = form.read(['date'])
            const day = read?.['date']
            if (read !== null && day !== state.date) change({ date: typeof day === 'string' ? day : null })
          }}
        />
      </Suspense>
    </div>
  )
}
