import { usePrivateFile } from '../../api/use-private-file.ts'
import { Picture } from '../../ui/media/picture.tsx'

/** A picture visible only to operators and its owner, for example the evidence of a recharge. */
export function PrivatePicture({ url, alt }: { url: string; alt: string }) {
  const { src, isError } = usePrivateFile(url)
  return <Picture src={src} alt={alt} isLost={isError} />
}
