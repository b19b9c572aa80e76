type Entry = { readonly on: string; readonly amount: string; readonly name?: string; readonly text: string }
type Statement = {
  readonly iban: string
  readonly opening: string
  readonly closing: string
  readonly day: string
  readonly entries: readonly Entry[]
}

const unsigned = (amount: string) => amount.replace('-', '')
const side = (amount: string) => (amount.startsWith('-') ? 'DBIT' : 'CRDT')

/** A statement as ISO 20022 CAMT.053, version 8. */
export function camtFile({ iban, opening, closing, day, entries }: Statement): string {
  const balance = (code: string, amount: string) => `
    <Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="GBP">${unsigned(amount)}</Amt>
      <CdtDbtInd>${side(amount)}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`
  const entry = ({ on, amount, name, text }: Entry) => {
    const other = amount.startsWith('-') ? 'Cdtr' : 'Dbtr'
    return `
    <Ntry><Amt Ccy="GBP">${unsigned(amount)}</Amt><CdtDbtInd>${side(amount)}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
      <BookgDt><Dt>${on}</Dt></BookgDt>
      <NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
        ${name === undefined ? '' : `<RltdPties><${other}><Pty><Nm>${name}</Nm></Pty></${other}></RltdPties>`}
        <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
  <Stmt><Id>S-${day}</Id><ElctrncSeqNb>41</ElctrncSeqNb><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>GBP</Ccy></Acct>
    ${balance('OPBD', opening)}${balance('CLBD', closing)}${entries.map(entry).join('')}
    <Ntry><Amt Ccy="GBP">5.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>PDNG</Cd></Sts></Ntry>
  </Stmt></BkToCstmrStmt></Document>`
}
