import { countries, countriesPage } from '@countinghouse/contract/procure/country'
import { permissionName } from '@countinghouse/contract/page'
import { Suspense } from 'react'
import type { ChosenRecords } from '../../../kit/selection/chosen-records.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'

const CountryRecord = later(async () => (await import('./country-record.tsx')).CountryRecord)
const ChangeCountries = later(async () => (await import('./change-countries.tsx')).ChangeCountries)

/** All countries with the company settings. */
function Countries() {
  const can = useCan()
  return (
    <ListPage
      listing={countries}
      record={(shared) => <CountryRecord {...(shared as unknown as ListShared)} />}
      chosenActions={(chosen) =>
        can(permissionName(countriesPage, 'edit')) && (
          <Suspense>
            <ChangeCountries chosen={chosen as unknown as ChosenRecords} />
          </Suspense>
        )
      }
    />
  )
}

export { Countries as screen }
