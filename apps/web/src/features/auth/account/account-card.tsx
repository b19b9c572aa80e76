import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './account.module.css'

type Props = {
  readonly title: string
  readonly purpose?: string
  /** How it stands, beside the title. */
  readonly state?: ReactNode
  readonly children?: ReactNode
  readonly rowActions?: ReactNode
}

/** One thing of the account: what it is for, how it stands, what can be done. */
export function AccountCard({ title, purpose, state, children, rowActions }: Props) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id}>{title}</h2>
        {state}
      </div>
      {purpose !== undefined && <p className={styles.purpose}>{purpose}</p>}
      {children}
      {rowActions !== undefined && <div className={styles.deeds}>{rowActions}</div>}
    </section>
  )
}

/** On or off, in words and colour. */
export function AccountState({ isGood, children }: { readonly isGood: boolean; readonly children: ReactNode }) {
  return (
    <span className={styles.state} data-good={isGood || undefined}>
      {children}
    </span>
  )
}
