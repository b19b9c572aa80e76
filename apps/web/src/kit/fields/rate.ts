export { latinDigits, percentOfPpm, ppmOfPercent } from '@countinghouse/kernel/percent'
