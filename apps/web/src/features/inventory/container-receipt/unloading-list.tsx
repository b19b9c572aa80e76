import type { Unloading } from '@countinghouse/contract/inventory/container-receipt'
import { text } from '@countinghouse/contract/inventory/container-receipt.text'
import { useLanguage } from '../../../ui/language/language.tsx'
import receiving from '../../../kit/receiving/receiving.module.css'

type UnloadingListProps = {
  readonly containers: readonly Unloading[]
  readonly onChoose: (container: Unloading) => void
}

/** Containers being unloaded in the caller's stores. */
export function UnloadingList({ containers, onChoose }: UnloadingListProps) {
  const { t, formatNumber, formatDate } = useLanguage()
  return (
    <ul className={receiving.shipments}>
      {containers.map((container) => {
        const { id, containerNo, supplier, store, portTo, ata, minTemperature, maxTemperature, pieces } = container
        const degrees = (value: number | null) => (value === null ? '–' : formatNumber(value))
        const facts = [
          ...(portTo === null ? [] : [portTo]),
          ...(ata === null ? [] : [`${t(text.arrived)} ${formatDate(ata)}`]),
          `${t(text.pieces)} ${formatNumber(pieces)}`,
          ...(minTemperature === null && maxTemperature === null
            ? []
            : [t(text.temperature, { from: degrees(minTemperature), to: degrees(maxTemperature) })]),
        ]
        return (
          <li key={id}>
            <button type="button" className={receiving.shipment} onClick={() => onChoose(container)}>
              <strong>
                <bdi>{containerNo}</bdi>
              </strong>
              <span>
                <bdi>{supplier}</bdi> · <bdi>{store}</bdi>
              </span>
              <span className={receiving.quiet}>{facts.join(' · ')}</span>
              {container.openedAt !== null && <span className={receiving.quiet}>{t(text.goOn)}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
