/** For an import that never was. */
export default function NoSuchImport() {
  return (
    <>
      <h1>No import has this address</h1>
      <p className="mt2">Addresses of imports have 10 letters and digits: look for one that is missing.</p>
      <p className="row mt3">
        <a href="/imports">All imports</a>
        <a href="/upload">Upload</a>
        <code className="quiet">404 no_such_import</code>
      </p>
    </>
  )
}
