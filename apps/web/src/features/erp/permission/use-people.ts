import { listAccessPeople } from '@countinghouse/contract/erp/access'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'

const debounceMs = 200

/** Users whose names start with the search text. */
export function usePeople() {
  const [entered, setEntered] = useState('')
  const [q] = useDebouncedValue(entered.trim(), debounceMs)
  const { data } = useQuery({
    ...routeQuery(listAccessPeople, q === '' ? {} : { q }),
    placeholderData: keepPreviousData,
  })
  return { entered, setEntered, people: data?.people ?? [], stores: data?.stores ?? [] }
}
