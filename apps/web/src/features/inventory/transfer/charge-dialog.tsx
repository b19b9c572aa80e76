import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import type { Charge, getCharges } from '@countinghouse/contract/inventory/transfer-charge'
import { addCharge, changeCharge, chargeFields } from '@countinghouse/contract/inventory/transfer-charge'
import { text } from '@countinghouse/contract/inventory/transfer-charge.text'
import { text as dialogText } from '@countinghouse/contract/kit/dialog.text'
import type { ListingTexts } from '@countinghouse/contract/listing'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { Suspense, useId, useState } from 'react'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FieldInput } from '../../../kit/fields/field-input.tsx'
import { fieldModels } from '../../../kit/fields/field-model.ts'
import { useFieldTexts } from '../../../kit/fields/use-field-text.ts'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useFieldDraft } from '../../../kit/record-edit/use-field-draft.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { companyCurrency } from '../../../app/session/company-currency.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../../../kit/dialog/fields-dialog.module.css'
import { ChargeShares } from './charge-shares.tsx'
import inventory from '../inventory.module.css'

const { chargeTypeId: _type, ...enteredFields } = chargeFields
const owner = { fields: enteredFields, text: text as unknown as ListingTexts }
const models = fieldModels(owner)
const ways = {
  fixed: 'amountMinor',
  rate_of_value: 'ratePpm',
  per_unit: 'rate',
  per_kg: 'rate',
  per_m3: 'rate',
} as const
const amounts: readonly string[] = Object.values(ways)

type Entered = Omit<InputOfRoute<typeof addCharge>, 'id' | 'chargeTypeId'>
type Amount = Omit<Entered, 'treatment' | 'supplierId' | 'note'>
type Choices = Pick<OutputOfRoute<typeof getCharges>, 'shipments' | 'types'>
type ChargeDialogProps = {
  readonly transferId: number
  /** Null for a new charge. */
  readonly charge: Charge | null
  readonly choices: Choices
  readonly onClose: () => void
}

/** Form of a charge with a preview of its allocation by line. */
export function ChargeDialog({ transferId, charge, choices, onClose }: ChargeDialogProps) {
  const language = useLanguage()
  const { t, locale } = language
  const formId = useId()
  const texts = useFieldTexts(owner)
  const page = t(managedTransfer.text.title)
  const [typeId, setTypeId] = useState(charge?.chargeTypeId ?? null)
  const [shipmentId, setShipmentId] = useState(charge === null ? onlyOf(choices) : charge.transferShipmentId)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [previewed, setPreviewed] = useState<Amount | null>(null)
  const types = typesFor(choices, charge)
  const base = charge ?? newCharge(types.find(({ id }) => id === typeId))
  const draft = useFieldDraft(models, base, formId)
  const write = useWrite(page, (messages) => {
    setProblems(messages)
    draft.refuse(messages)
  })
  const way = ways[draft.row['basis'] as Charge['basis']]
  const shown = models.filter(({ name }) => !amounts.includes(name) || name === way)

  function forget(): void {
    setProblems({})
    setPreviewed(null)
  }

  /** A new charge starts with the defaults of its type. */
  function chooseType(id: number | null): void {
    setTypeId(id)
    forget()
    if (charge === null) draft.discard()
  }

  /** The complete input; null if invalid, with the problems shown. */
  function read(): Entered | null {
    const changed = draft.read(shown)
    if (changed === null) return null
    const values = {
      ...Object.fromEntries(models.map(({ name }) => [name, base[name as keyof typeof base]])),
      ...changed,
    }
    const others = amounts.filter((name) => name !== way).map((name) => [name, null])
    return { ...values, ...Object.fromEntries(others), transferShipmentId: shipmentId } as Entered
  }

  function preview(): void {
    const values = read()
    if (values === null) return
    const { transferShipmentId, basis, amountMinor, rate, ratePpm, allocateBy } = values
    setPreviewed({ transferShipmentId, basis, amountMinor, rate, ratePpm, allocateBy })
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (typeId === null) return setProblems({ chargeTypeId: t(text.type_wanted) })
    const values = read()
    if (values === null) return
    const said = { ...values, chargeTypeId: typeId }
    const saved =
      charge === null
        ? await write(addCharge, { id: transferId, ...said })
        : await write(changeCharge, { id: charge.id, version: charge.version, ...said })
    if (saved === null) return
    const amount = formatAmount(saved.amountMinor, companyCurrency(), locale)
    showToast(language, { tone: 'done', message: t(text.saved, { type: saved.chargeType, amount }) })
    onClose()
  }

  return (
    <Dialog
      title={charge === null ? t(text.addTitle) : t(text.changeTitle, { type: charge.chargeType })}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(dialogText.cancel)}
          </Button>
          <Button variant="default" onClick={preview}>
            {t(text.preview)}
          </Button>
          <Button type="submit" form={formId}>
            {t(text.save)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <PlainField label={t(text.chargeTypeId)} problem={problems['chargeTypeId']}>
          {(control) => (
            <select
              {...control}
              data-autofocus
              value={typeId ?? ''}
              onChange={({ currentTarget }) => chooseType(Number(currentTarget.value) || null)}
            >
              <option value="" />
              {types.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </PlainField>
        <PlainField label={t(text.transferShipmentId)} problem={problems['transferShipmentId']}>
          {(control) => (
            <select
              {...control}
              value={shipmentId ?? ''}
              onChange={({ currentTarget }) => {
                setShipmentId(Number(currentTarget.value) || null)
                forget()
              }}
            >
              <option value="">{t(text.whole)}</option>
              {choices.shipments.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </PlainField>
        {shown.map((field) => (
          <Suspense key={field.name}>
            <FieldInput
              id={draft.idOf(field.name)}
              field={field}
              texts={texts}
              entered={draft.entered(field)}
              problem={draft.problem(field)}
              isChanged={false}
              onType={(entered) => {
                setPreviewed(null)
                draft.type(field, entered)
              }}
              onLeave={() => undefined}
            />
          </Suspense>
        ))}
      </form>
      {previewed !== null && (
        <div className={inventory.shares}>
          <ChargeShares page={page} requested={{ id: transferId, ...previewed }} />
        </div>
      )}
    </Dialog>
  )
}

/** The current type remains selectable even if it is inactive. */
function typesFor({ types }: Choices, charge: Charge | null): Choices['types'] {
  if (charge === null || types.some(({ id }) => id === charge.chargeTypeId)) return types
  const { chargeTypeId: id, chargeType: name, basis, allocateBy, treatment } = charge
  return [...types, { id, name, basis, allocateBy, treatment }]
}

function newCharge(type: Choices['types'][number] | undefined) {
  const { basis = 'fixed', allocateBy = 'value', treatment = 'expense' } = type ?? {}
  return { basis, allocateBy, treatment, amountMinor: null, rate: null, ratePpm: null, supplierId: null, note: null }
}

/** Defaults to the only shipment, because most transfers leave in one. */
function onlyOf({ shipments: [first, ...others] }: Choices): number | null {
  return first === undefined || others.length > 0 ? null : first.id
}
