import { Checkbox, Group } from '@mantine/core'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { DocumentType } from './rule-details.ts'

type Props = {
  readonly field: DocumentType['fields'][number]
  readonly chosen: readonly string[]
  readonly problem: string | undefined
  readonly onChange: (chosen: readonly string[]) => void
}

/** The values of a field that a document must have one of; none: it may have any. */
export function RuleCondition({ field: { title, choices }, chosen, problem, onChange }: Props) {
  const { locale } = useLanguage()
  return (
    <Checkbox.Group label={title[locale]} error={problem} value={[...chosen]} onChange={onChange}>
      <Group gap="md">
        {choices.map((choice) => (
          <Checkbox key={choice.value} value={choice.value} label={choice.title[locale]} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}
