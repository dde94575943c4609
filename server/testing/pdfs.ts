type PdfForm = {
  /** The drawing commands of the page. */
  content?: string
  /** Width and height of the page in points. */
  size?: readonly [number, number]
  /** Further entries of the document's catalogue, such as a script that runs when it is opened. */
  catalogue?: string
  /** Further entries of the trailer, such as an encryption. */
  trailer?: string
}

/** A PDF with one page. By default the whole page is red. */
export function aPdf({
  content = '1 0 0 rg 0 0 300 400 re f',
  size: [width, height] = [300, 400],
  catalogue = '',
  trailer = '',
}: PdfForm = {}): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const starts = objects.map((object, at) => {
    const start = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`, 'latin1')
}
