import type { Nps } from '@countinghouse/contract/crm/nps'

type Counts = Pick<Nps, 'responses' | 'promoters' | 'detractors'>

const wholePpm = 1_000_000
/** Of a normal distribution, for 95 %. */
const z = 1.96

/**
 * NPS with its margin of error: p and d being the shares of promoters and detractors, NPS is p − d, the variance of one answer
 * p + d − (p − d)², and the margin 1.96 times the root of it by the number of answers.
 */
export function calculateNps({ responses, promoters, detractors }: Counts): Nps {
  const passives = responses - promoters - detractors
  if (responses === 0) return { responses, promoters, passives, detractors, npsPpm: null, marginPpm: null }
  const [p, d] = [promoters / responses, detractors / responses]
  const variance = p + d - (p - d) ** 2
  return {
    responses,
    promoters,
    passives,
    detractors,
    npsPpm: Math.round((wholePpm * (promoters - detractors)) / responses),
    marginPpm: Math.round(wholePpm * z * Math.sqrt(Math.max(0, variance) / responses)),
  }
}
