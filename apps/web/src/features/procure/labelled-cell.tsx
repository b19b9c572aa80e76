import styles from './supplier-lines.module.css'

type Props = { readonly label: string; readonly words: string | null }

/** A fact in a short table: under its heading or, where rows are cards, behind its name, and left out where there is none. */
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
