import type { MasterRow } from '@countinghouse/contract/master'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { useLanguage } from '../../ui/language/language.tsx'
import { useCan } from '../../app/session/session.tsx'
import type { RecordExtras } from '../master/record-extras.ts'

type RecordLinksProps = { readonly links: NonNullable<RecordExtras['links']>; readonly row: MasterRow }

/** Links of a module from a record, such as a map. */
export function RecordLinks({ links, row }: RecordLinksProps) {
  const { t } = useLanguage()
  const can = useCan()
  return links.map(({ key, title, page, addressOf }) => {
    const isAllowed = page === undefined || can(permissionName(page, 'view'))
    const address = isAllowed ? addressOf(row) : null
    if (address === null) return null
    return (
      <Button key={key} component="a" href={address} rel="noreferrer" variant="subtle" color="gray" px={8}>
        {t(title)}
      </Button>
    )
  })
}
