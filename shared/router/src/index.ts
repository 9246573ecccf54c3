/**
 * The part of React Router that the site uses. It is shared by the host with every remote as one
 * instance; a shared module is never tree-shaken by its users, so only what stands here is shipped.
 */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  Route,
  Router,
  Routes,
  createPath,
  matchPath,
  useHref,
  useLocation,
  useNavigate,
} from 'react-router-dom';
