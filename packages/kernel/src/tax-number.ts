import { latinDigits } from './percent.ts'

/** What is wrong with a tax number; `form`: length or signs. */
export type TaxNumberFault = 'form_GB' | 'form_DE' | 'form_AE' | 'check_digits'

/** Signs between groups, and the marks of direction that programs put around digits. */
const groups = /[^\p{L}\p{N}]/gu

/**
 * Null where nothing is, or where it is not known. Other tax numbers of a country are not numbers for VAT: without its prefix only what has
 * the length of one is checked, while the Emirates have no other. Source: HMRC VAT notice 700/21; ISO 7064, MOD 11,10; FTA, TRN.
 */
export function taxNumberFault(entered: string, country: string | null): TaxNumberFault | null {
  const number = latinDigits(entered).toUpperCase().replaceAll(groups, '')
  const [, prefix = null, body = number] = /^(GB|XI|DE)(.+)$/.exec(number) ?? []
  const ofPrefix = prefix === 'XI' ? 'GB' : prefix
  if (ofPrefix !== null && country !== null && country !== ofPrefix) return null
  switch (ofPrefix ?? country) {
    case 'GB':
      return faultOf(body, {
        form: 'form_GB',
        isWhole: /^(?:\d{9}|\d{12})$/,
        isRight: isBritish,
        isStrict: ofPrefix === country,
      })
    case 'DE':
      return faultOf(body, { form: 'form_DE', isWhole: /^\d{9}$/, isRight: isGerman, isStrict: ofPrefix === country })
    case 'AE':
      return /^(?:TRN)?100\d{12}$/.test(number) ? null : 'form_AE'
    default:
      return null
  }
}

type Rule = {
  readonly form: TaxNumberFault
  readonly isWhole: RegExp
  readonly isRight: (digits: string) => boolean
  /** What has another form is wrong, too. */
  readonly isStrict: boolean
}

function faultOf(body: string, { form, isWhole, isRight, isStrict }: Rule): TaxNumberFault | null {
  if (isWhole.test(body)) return isRight(body) ? null : 'check_digits'
  return isStrict && !isGovernment.test(body) ? form : null
}

/** Departments and health authorities of the United Kingdom. */
const isGovernment = /^(?:GD[0-4]|HA[5-9])\d{2}$/

/** Seven digits by 8 to 2, and two that make them a multiple of 97, or of 97 beside 55 in numbers since 2009. */
function isBritish(digits: string): boolean {
  const sum = Array.from(digits.slice(0, 7), Number).reduce((total, digit, place) => total + digit * (8 - place), 0)
  const whole = sum + Number(digits.slice(7, 9))
  return whole % 97 === 0 || (whole + 55) % 97 === 0
}

function isGerman(digits: string): boolean {
  const product = Array.from(digits.slice(0, 8), Number).reduce((before, digit) => {
    const sum = (digit + before) % 10 || 10
    return (sum * 2) % 11
  }, 10)
  return (11 - product) % 10 === Number(digits[8])
}
