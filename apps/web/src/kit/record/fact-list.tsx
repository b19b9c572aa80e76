import drawer from './record-drawer.module.css'
import styles from './fact-list.module.css'

type Fact = { readonly label: string; readonly value: string | null }

/** Facts of a record; those without a value are left out. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null)
  if (known.length === 0) return null
  return (
    <dl className={styles.facts}>
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt className={drawer.factLabel}>{label}</dt>
          <dd className={drawer.fact}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
