import styles from './supplier-lines.module.css'

type Props = { readonly label: string; readonly words: string | null }

/** Cell of a short table. On narrow screens, where rows are cards, it shows its label, and is hidden if blank. */
export function LabelledCell({ label, words }: Props) {
  return (
    <td className={styles.fact} data-empty={words === null || undefined}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <bdi>{words ?? '–'}</bdi>
    </td>
  )
}
