import { text } from '@countinghouse/contract/kit/group.text'
import { useLanguage } from '../../ui/language/language.tsx'
import { usePaletteActions } from '../../app/palette/palette-actions.ts'

type GroupChoicesProps = {
  readonly columns: readonly { readonly name: string; readonly title: string }[]
  readonly groups: readonly string[]
  readonly current: string | null
  readonly onGroup: (name: string | null) => void
}

/** Adds the grouping options of the list to the palette. */
export function GroupChoices({ columns, groups, current, onGroup }: GroupChoicesProps) {
  const { t } = useLanguage()
  const others = columns.filter(({ name }) => groups.includes(name) && name !== current)
  usePaletteActions([
    ...others.map(({ name, title }) => ({
      title: t(text.groupByField, { field: title }),
      icon: 'switch',
      run: () => onGroup(name),
    })),
    ...(current === null ? [] : [{ title: t(text.ungroup), icon: 'switch', run: () => onGroup(null) }]),
  ])
  return null
}
