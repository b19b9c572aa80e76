import type { Bom } from '@countinghouse/contract/procure/virtual-bom'
import { VariantName } from './virtual-components.tsx'
import styles from './virtual-product.module.css'

type Props = {
  readonly bom: Bom
  /** Positions of the selected components, starting at 1. */
  readonly picks: readonly number[]
  readonly onPick: (picks: readonly number[]) => void
}

/** Selection of one or more components for each group of a bundle. */
export function BundlePicks({ bom: { groups, components }, picks, onPick }: Props) {
  const numbered = components.map((component, place) => ({ ...component, lineNo: place + 1 }))
  return (
    <div className={styles.groups}>
      {groups.map(({ name, minPick, maxPick }, place) => (
        <fieldset key={`group ${place}`} className={styles.group}>
          <legend>
            <bdi>{name}</bdi> <bdi className={styles.quiet}>{`${minPick}–${maxPick}`}</bdi>
          </legend>
          {numbered
            .filter(({ groupNo }) => groupNo === place + 1)
            .map((component) => (
              <label key={component.lineNo} className={styles.pick}>
                <input
                  type="checkbox"
                  checked={picks.includes(component.lineNo)}
                  onChange={({ currentTarget }) =>
                    onPick(
                      currentTarget.checked
                        ? [...picks, component.lineNo]
                        : picks.filter((lineNo) => lineNo !== component.lineNo),
                    )
                  }
                />
                <VariantName variant={component} />
              </label>
            ))}
        </fieldset>
      ))}
    </div>
  )
}
