import { DocumentPage } from './DocumentPage';
import { privacy } from './privacy';

export default function Privacy() {
  return <DocumentPage document={privacy} />;
}
