import type { MasterRow } from '@countinghouse/contract/master'
import { Button } from '@mantine/core'
import { useLanguage } from '../shell/language.tsx'
import type { RecordExtras } from './record-extras.ts'

type RecordLinksProps = { readonly links: NonNullable<RecordExtras['links']>; readonly row: MasterRow }

/** What a module leads to from a record, such as its place on a map. */
export function RecordLinks({ links, row }: RecordLinksProps) {
  const { t } = useLanguage()
  return links.map(({ key, title, addressOf }) => {
    const address = addressOf(row)
    if (address === null) return null
    return (
      <Button key={key} component="a" href={address} rel="noreferrer" variant="subtle" color="gray" px={8}>
        {t(title)}
      </Button>
    )
  })
}
