import type { RegisterItem } from '@countinghouse/contract/sales/register'
import type { RegisterComponent, RegisterKit } from '@countinghouse/contract/sales/register-kit'
import { text } from '@countinghouse/contract/sales/register-kit.text'
import { text as registerText } from '@countinghouse/contract/sales/register.text'
import { kitUnitMinor } from '@countinghouse/kernel/kit'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { formatAmount } from '../../../../kit/fields/amount.ts'
import { ReasonButton } from '../../../../ui/button/reason-button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'
import styles from './bundle-dialog.module.css'

type Props = {
  readonly item: RegisterItem
  readonly currency: string
  /** With its choices; null: it is not added. */
  readonly onDone: (chosen: RegisterItem | null) => void
}

/** What a bundle consists of: the usual choices are made, and Enter adds it. */
export function BundleDialog({ item, currency, onDone }: Props) {
  const { t, locale } = useLanguage()
  const form = useId()
  const kit = item.kit ?? noKit
  const [chosen, setChosen] = useState(() => usualOf(kit))
  const components = kit.components.filter((component) => chosen.includes(component))
  const unitMinor = kitUnitMinor(kit, components)
  const isWhole = kit.groups.every(({ minPick, maxPick }, place) => {
    const picked = ofGroup(components, place).length
    return minPick <= picked && picked <= maxPick
  })
  const reason = !isWhole ? t(text.missing) : components.length === 0 ? t(text.nothingChosen) : null
  const name = [item.name, item.options].filter(Boolean).join(', ')

  function add(): void {
    if (reason !== null || unitMinor === null) return
    onDone({ ...item, unitMinor, available: null, kit: { ...kit, components } })
  }

  return (
    <Dialog
      title={t(text.choose, { name })}
      onClose={() => onDone(null)}
      actions={
        <>
          <Button variant="default" onClick={() => onDone(null)}>
            {t(text.cancel)}
          </Button>
          <ReasonButton type="submit" form={form} reason={reason}>
            {t(text.add, { price: formatAmount(unitMinor ?? 0, currency, locale) })}
          </ReasonButton>
        </>
      }
    >
      <form
        id={form}
        className={styles.groups}
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      >
        {kit.groups.map((group, place) => (
          <BundleGroup
            key={place}
            group={group}
            components={ofGroup(kit.components, place)}
            chosen={chosen}
            currency={currency}
            isFirst={place === 0}
            onChange={setChosen}
          />
        ))}
      </form>
    </Dialog>
  )
}

const noKit: RegisterKit = {
  kind: 'bundle',
  priceMode: 'sum',
  ownMinor: null,
  discountPpm: null,
  discountMinor: null,
  groups: [],
  components: [],
}

function ofGroup(components: readonly RegisterComponent[], place: number): readonly RegisterComponent[] {
  return components.filter(({ groupNo }) => groupNo === place + 1)
}

/** The first of each group, as many as it needs. */
function usualOf({ groups, components }: RegisterKit): readonly RegisterComponent[] {
  return groups.flatMap(({ usualPick }, place) => ofGroup(components, place).slice(0, usualPick))
}

type GroupProps = {
  readonly group: RegisterKit['groups'][number]
  readonly components: readonly RegisterComponent[]
  readonly chosen: readonly RegisterComponent[]
  readonly currency: string
  readonly isFirst: boolean
  readonly onChange: (chosen: readonly RegisterComponent[]) => void
}

function BundleGroup({ group, components, chosen, currency, isFirst, onChange }: GroupProps) {
  const { t, locale, formatNumber } = useLanguage()
  const id = useId()
  const { name, minPick: least, maxPick: most } = group
  const isOne = least === 1 && most === 1
  const others = chosen.filter((one) => !components.includes(one))
  const own = components.filter((one) => chosen.includes(one))
  return (
    <fieldset className={styles.group}>
      <legend>
        {least === most
          ? t(text.pick, { group: name, count: most })
          : t(text.pickBetween, { group: name, least, most })}
      </legend>
      {components.map((component, at) => (
        <label key={component.variantId} className={styles.choice}>
          <input
            type={isOne ? 'radio' : 'checkbox'}
            name={id}
            data-autofocus={(isFirst && (isOne ? own[0] === component : at === 0)) || undefined}
            checked={own.includes(component)}
            disabled={!isOne && own.length >= most && !own.includes(component)}
            onChange={({ currentTarget: { checked } }) => {
              if (isOne) onChange([...others, component])
              else onChange(checked ? [...chosen, component] : chosen.filter((one) => one !== component))
            }}
          />
          <span className={styles.named}>
            <bdi>
              {component.quantity === 1 ? '' : `${formatNumber(component.quantity)} × `}
              {[component.name, component.options].filter(Boolean).join(', ')}
            </bdi>
            {component.available !== null && component.available < component.quantity && (
              <span className={styles.short}>
                {t(registerText.available, { quantity: formatNumber(component.available) })}
              </span>
            )}
          </span>
          <bdi className={styles.price}>
            {formatAmount(Math.round(component.unitMinor * component.quantity), currency, locale)}
          </bdi>
        </label>
      ))}
    </fieldset>
  )
}
